import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** Beside the drawings if there is space. */
export const words = style({ flex: "1 1 9em" });
export const side = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.xs,
  fontSize: vars.type.small,
  fontWeight: 700,
});
export const drawing = style({ inlineSize: "88px", blockSize: "auto" });
export const refusedFrame = style({
  stroke: vars.colour.criticalEdge,
  strokeWidth: 4,
  strokeLinecap: "round",
  fill: "none",
});
export const refusedWords = style({ color: vars.colour.criticalInk });
