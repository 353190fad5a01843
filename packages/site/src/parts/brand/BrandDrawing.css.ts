import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const drawing = style({ inlineSize: "180px" });
/** Stands above a heading, where that stands: the drawings keep a twelfth of their width free on each side. */
export const atTheEdge = style({ alignSelf: vars.form.titlePlace, marginInline: "-15px" });
