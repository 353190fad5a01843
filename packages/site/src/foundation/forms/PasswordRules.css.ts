import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const rules = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 16px",
  marginBlockStart: vars.space.xs,
});
export const rule = style({ display: "inline-flex", alignItems: "center", gap: "4px" });
export const met = style([rule, { color: vars.colour.positiveInk, fontWeight: 700 }]);
/** As wide as the tick that takes its place. */
export const dot = style({
  inlineSize: "1.125em",
  "::before": {
    content: "",
    display: "block",
    inlineSize: "5px",
    blockSize: "5px",
    marginInline: "auto",
    borderRadius: "50%",
    background: "currentColor",
  },
});
