import { tablet } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const drawings = style({ display: "flex", gap: vars.space.s });
export const drawing = style({ flex: "0 1 88px", minInlineSize: 0, blockSize: "auto" });
/** Corners and strokes like those of the brand's cards and icons. */
export const paper = style({
  fill: vars.colour.surface,
  stroke: vars.colour.edge,
  strokeWidth: vars.form.iconStroke,
  rx: `calc(${vars.radius.card} / 3)`,
});
export const detail = style({
  fill: vars.colour.brandSoft,
  stroke: vars.colour.brandInk,
  strokeLinejoin: "round",
  strokeWidth: vars.form.iconStroke,
});
const text = {
  strokeWidth: `calc(${vars.form.iconStroke} * 1.6px)`,
  strokeLinecap: "round",
  fill: "none",
} as const;
export const illegibleText = style({ ...text, stroke: vars.colour.edge });
export const legibleText = style({ ...text, stroke: vars.colour.brandInk });
export const rule = style({ stroke: vars.colour.edge, strokeWidth: 1, fill: "none" });

export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.m,
  "@media": { [tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const caption = style({ fontSize: vars.type.small, lineHeight: 1.6 });
