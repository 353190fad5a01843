import { desktop, forcedColours } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const calculator = style({
  display: "grid",
  gap: vars.space.m,
  alignItems: "start",
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: vars.space.xl } },
});
export const amountButtons = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: vars.space.s,
  marginBlockStart: `calc(-1 * ${vars.space.s})`,
  maxInlineSize: "24em",
});
globalStyle(`${amountButtons} > button`, { paddingInline: vars.space.xs });
export const ratio = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.m,
});
export const percent = style({
  fontSize: vars.type.title2,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});
export const slider = style({
  appearance: "none",
  flex: 1,
  minInlineSize: 0,
  blockSize: "44px",
  margin: 0,
  background: "transparent",
  cursor: "pointer",
});
const track = {
  blockSize: "6px",
  borderRadius: "3px",
  background: vars.colour.hairline,
  "@media": { [forcedColours]: { border: "1px solid CanvasText" } },
};
const thumb = {
  inlineSize: "28px",
  blockSize: "28px",
  border: `3px solid ${vars.colour.surface}`,
  borderRadius: "50%",
  background: vars.colour.brandInk,
  boxShadow: `0 0 0 1px ${vars.colour.edge}`,
  "@media": { [forcedColours]: { background: "Highlight" } },
};
globalStyle(`${slider}::-webkit-slider-runnable-track`, track);
globalStyle(`${slider}::-moz-range-track`, track);
globalStyle(`${slider}::-webkit-slider-thumb`, { appearance: "none", marginBlockStart: "-11px", ...thumb });
globalStyle(`${slider}::-moz-range-thumb`, { ...thumb, boxSizing: "border-box" });
export const range = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  fontVariantNumeric: "tabular-nums",
});
