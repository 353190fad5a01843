import { forcedColours } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

export const meter = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  marginBlockStart: vars.space.xs,
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
});
export const bar = style({ display: "flex", gap: "4px", inlineSize: "120px" });
export const level = style({
  flex: 1,
  blockSize: "6px",
  borderRadius: "3px",
  background: vars.colour.hairline,
  "@media": { [forcedColours]: { border: "1px solid CanvasText" } },
});
/** With forced colours the bar shows only reached and unreached levels. */
const reached = style({ "@media": { [forcedColours]: { background: "Highlight" } } });
export const filled = styleVariants({
  0: [level],
  1: [level, reached, { background: vars.colour.criticalInk }],
  2: [level, reached, { background: vars.colour.cautionInk }],
  3: [level, reached, { background: vars.colour.positiveInk }],
});
export const rules = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 16px",
  marginBlockStart: vars.space.xs,
});
export const rule = style({ display: "inline-flex", alignItems: "start", gap: "4px" });
// Aligns the mark with the first line.
globalStyle(`${rule} > :first-child`, { flex: "none", blockSize: ["1.6em", "1lh"] });
export const metRule = style([rule, { color: vars.colour.positiveInk, fontWeight: 700 }]);
/** As wide as the tick that replaces it. */
export const dot = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.125em",
  "::before": {
    content: "",
    inlineSize: "5px",
    blockSize: "5px",
    borderRadius: "50%",
    background: "currentColor",
  },
});
