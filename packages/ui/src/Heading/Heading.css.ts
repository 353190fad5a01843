import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const heading = style({
  fontFamily: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  lineHeight: vars.type.headingLeading,
  letterSpacing: vars.type.headingTracking,
  fontFeatureSettings: '"palt"',
  textWrap: "balance",
});
export const sizes = styleVariants(
  { title1: vars.type.title1, title2: vars.type.title2, title3: vars.type.title3 },
  (fontSize) => ({ fontSize }),
);
