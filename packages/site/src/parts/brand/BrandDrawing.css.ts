import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const drawing = style({ inlineSize: "180px" });
/** Aligns with the heading; the negative margin offsets the drawing's blank border. */
export const alignedDrawing = style({ alignSelf: vars.form.titleAlign, marginInline: "-15px" });
