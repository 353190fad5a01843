import { style, styleVariants } from "@vanilla-extract/css";

export const icon = style({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const sizes = styleVariants({ small: "1.125em", base: "1.375em", large: "2rem" }, (size) => ({
  inlineSize: size,
  blockSize: size,
}));
