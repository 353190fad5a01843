import { globalStyle, style } from "@vanilla-extract/css";

/** The pictures stand like a text, at the side where the brand puts its values. */
export const pictures = style({ marginInline: "-2px" });
globalStyle(`${pictures} > li`, { display: "inline-block", verticalAlign: "top", margin: "2px" });
