import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";
import { meanings } from "../theme/meanings.ts";

export const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  paddingBlock: "2px",
  paddingInline: "8px",
  border: "1px solid",
  borderRadius: vars.radius.mark,
  fontSize: vars.type.small,
  fontWeight: 700,
  lineHeight: 1.6,
});
export const tones = {
  ...styleVariants(meanings, (meaning) => ({
    background: vars.colour[`${meaning}Soft`],
    borderColor: `color-mix(in srgb, ${vars.colour[`${meaning}Edge`]} 40%, ${vars.colour[`${meaning}Soft`]})`,
    color: vars.colour[`${meaning}Ink`],
  })),
  neutral: style({
    background: vars.colour.sunken,
    borderColor: vars.colour.hairline,
    color: vars.colour.inkQuiet,
  }),
};
