import { style } from "@vanilla-extract/css";

export const drawing = style({ inlineSize: "180px" });
/** Stands above a heading: the drawings keep a twelfth of their width free on each side. */
export const atTheEdge = style({ marginInlineStart: "-15px" });
