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
/** The brand decides whether badges are solid (dark) or tinted (light). */
const solidOr = (solid: string, tinted: string) =>
  `color-mix(in srgb, ${solid} ${vars.form.badgeSolid}, ${tinted})`;
export const tones = {
  ...styleVariants(meanings, (meaning) => ({
    background: solidOr(
      vars.colour[`${meaning}Ink`],
      `color-mix(in srgb, ${vars.colour[`${meaning}Soft`]} ${vars.form.badgeFill}, transparent)`,
    ),
    borderColor: `color-mix(in srgb, ${vars.colour[`${meaning}Edge`]} ${vars.form.badgeEdge}, ${vars.colour[`${meaning}Soft`]})`,
    color: solidOr(vars.colour.paper, vars.colour[`${meaning}Ink`]),
  })),
  neutral: style({
    background: vars.colour.sunken,
    borderColor: vars.colour.hairline,
    color: vars.colour.inkQuiet,
  }),
};
