import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const rules = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 16px",
  marginBlockStart: vars.space.xs,
});
export const rule = style({ display: "inline-flex", alignItems: "center", gap: "6px" });
export const met = style([rule, { color: vars.colour.positiveInk, fontWeight: 700 }]);
export const circle = style({
  inlineSize: "14px",
  blockSize: "14px",
  marginInline: "1px",
  border: `1.5px solid ${vars.colour.edge}`,
  borderRadius: "50%",
});
