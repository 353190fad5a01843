import { globalStyle, style } from "@vanilla-extract/css";

/** Inline, so that the pictures follow the text alignment of the list's values, which is the brand's. */
export const pictures = style({ marginInline: "-2px" });
globalStyle(`${pictures} > li`, { display: "inline-block", verticalAlign: "top", margin: "2px" });
