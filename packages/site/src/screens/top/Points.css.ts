import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "56px",
  blockSize: "56px",
  color: vars.colour.brandInk,
  background: vars.colour.brandSoft,
  borderRadius: vars.radius.card,
});
