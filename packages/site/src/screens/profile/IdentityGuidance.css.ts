import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** The drawings, and the words beside them if there is space. */
export const guidance = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.m,
});
export const words = style({ flex: "1 1 9em" });
export const drawings = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });
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
