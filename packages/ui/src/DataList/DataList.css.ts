import { globalStyle, style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { vars } from "../theme/index.ts";

/** What was asked stands beside the answer where the list itself has the room: it also stands in narrow columns of wide pages. */
export const list = style({ inlineSize: "100%", containerType: "inline-size" });
const wide = "(min-width: 28rem)";
/** Here the longest question of a form fits into one line. */
const roomy = "(min-width: 40rem)";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.m,
  alignItems: "center",
  paddingBlock: "8px",
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0 },
  "@container": {
    [wide]: { gridTemplateColumns: "12rem minmax(0, 1fr) auto", alignItems: "baseline" },
    [roomy]: { gridTemplateColumns: "15rem minmax(0, 1fr) auto" },
  },
});
export const term = style({
  gridColumn: "1",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@container": { [wide]: { fontSize: vars.type.base } },
});
export const value = style({
  gridColumn: "1",
  minInlineSize: 0,
  "@container": { [wide]: { gridColumn: "2" } },
});
export const action = style({
  gridColumn: "2",
  gridRow: "1 / span 2",
  "@container": { [wide]: { gridColumn: "3", gridRow: "1" } },
});
// What is changed needs the room.
globalStyle(`${action} > button`, { paddingInline: vars.space.m });
export const masked = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
});
export const toggle = style([smallButton, { textDecoration: "underline", textUnderlineOffset: "0.25em" }]);
