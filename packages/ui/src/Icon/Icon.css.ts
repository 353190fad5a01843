import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const icon = style({
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: vars.form.iconStroke,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
// The first shape of an icon is its outline, later ones are details.
globalStyle(`${icon} > :first-child:not(:last-child)`, {
  fill: `color-mix(in srgb, currentColor ${vars.form.iconFill}, transparent)`,
});
export const sizes = styleVariants({ small: "1.125em", base: "1.375em", large: "2rem" }, (size) => ({
  inlineSize: size,
  blockSize: size,
}));
