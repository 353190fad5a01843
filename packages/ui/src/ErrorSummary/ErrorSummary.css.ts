import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

const box = style({
  padding: vars.space.m,
  background: vars.colour.surface,
  border: "2px solid",
  borderRadius: vars.radius.card,
});
export const summary = style([
  box,
  { background: vars.colour.criticalSoft, borderColor: vars.colour.criticalEdge },
]);
export const correctedSummary = style([box, { borderColor: vars.colour.positiveEdge }]);
const anyTitle = style({ display: "flex", alignItems: "center", gap: vars.space.s });
// Only the error icon is shown, not the brand's ornament for headings.
globalStyle(`${anyTitle} > h2`, { padding: 0, borderBlockEnd: 0, textIndent: 0 });
globalStyle(`${anyTitle} > h2::before`, { content: "none" });
export const title = style([anyTitle, { color: vars.colour.criticalInk }]);
export const correctedTitle = style([anyTitle, { color: vars.colour.positiveInk }]);
export const lines = style({ marginBlockStart: vars.space.s });
const anyLine = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingBlock: "4px",
  fontWeight: 700,
  lineHeight: 1.5,
  textUnderlineOffset: "0.25em",
});
export const line = style([anyLine, { color: vars.colour.criticalInk }]);
/** A corrected line keeps its height, so that nothing moves while the user corrects the form. */
export const correctedLine = style([
  anyLine,
  { color: vars.colour.inkQuiet, textDecorationLine: "line-through" },
]);
export const more = style({
  minBlockSize: "44px",
  paddingBlock: "10px",
  lineHeight: 1.5,
  cursor: "pointer",
});
