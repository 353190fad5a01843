import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";
import { meanings } from "../theme/meanings.ts";

export const banner = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s,
  padding: vars.space.m,
  border: "1px solid",
  borderRadius: vars.radius.card,
  // Also where what is around it stands in the middle.
  textAlign: "start",
});
export const tones = styleVariants(meanings, (meaning) => ({
  background: vars.colour[`${meaning}Soft`],
  borderColor: `color-mix(in srgb, ${vars.colour[`${meaning}Edge`]} 40%, ${vars.colour[`${meaning}Soft`]})`,
}));
export const inks = styleVariants(meanings, (meaning) => ({ color: vars.colour[`${meaning}Ink`] }));
export const mark = style({ display: "flex", alignItems: "center", blockSize: "1.75em" });
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const title = style({ fontWeight: 700, textWrap: "balance" });
export const action = style({ marginBlockStart: vars.space.xs });
