import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

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
