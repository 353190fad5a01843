import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** 26 px on a phone, 32 px on a desktop. */
export const sectionHeading = style({
  fontFamily: vars.type.heading,
  fontWeight: vars.type.headingWeight,
  fontSize: "clamp(1.625rem, 1.45rem + .7vw, 2rem)",
  lineHeight: vars.type.headingLeading,
  letterSpacing: vars.type.headingTracking,
  fontFeatureSettings: '"palt"',
  textWrap: "balance",
  wordBreak: "auto-phrase" as "normal",
});
