import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const file = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "12px",
  padding: vars.space.s,
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.hairline}`,
  borderRadius: vars.radius.control,
});
export const failed = style({ borderColor: vars.colour.criticalEdge });
export const preview = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "56px",
  blockSize: "72px",
  overflow: "hidden",
  background: vars.colour.sunken,
  borderRadius: `min(${vars.radius.control}, 8px)`,
  color: vars.colour.inkQuiet,
});
export const picture = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const body = style({ minInlineSize: 0 });
export const name = style({ lineHeight: 1.5, fontWeight: 700 });
export const state = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.xs,
  fontSize: vars.type.small,
  lineHeight: 1.6,
  color: vars.colour.inkQuiet,
  fontVariantNumeric: "tabular-nums",
});
/** Under everything else: the way out needs the whole width of a phone. */
export const failure = style({ gridColumn: "1 / -1", marginBlockStart: vars.space.s });
export const size = style({ color: vars.colour.inkQuiet, whiteSpace: "nowrap" });
export const stateDone = style({ color: vars.colour.positiveInk });
export const progress = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "4px",
  marginBlockStart: vars.space.xs,
  appearance: "none",
  border: 0,
  borderRadius: "2px",
  overflow: "hidden",
  background: vars.colour.hairline,
  "::-webkit-progress-bar": { background: vars.colour.hairline },
  "::-webkit-progress-value": { background: vars.colour.brandInk, transition: "inline-size 160ms linear" },
  "::-moz-progress-bar": { background: vars.colour.brandInk },
});
export const actions = style({ display: "flex", alignItems: "center" });
export const action = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "44px",
  minBlockSize: "44px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.colour.inkQuiet,
  cursor: "pointer",
  ":hover": { background: vars.colour.sunken, color: vars.colour.ink },
});
