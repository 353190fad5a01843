import { style, styleVariants } from "@vanilla-extract/css";
import { forcedColours } from "../media.ts";
import { vars } from "../theme/index.ts";
import { meanings } from "../theme/meanings.ts";

export const banner = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s,
  padding: vars.space.m,
  border: "0 solid",
  borderWidth: vars.form.bannerBorderWidth,
  borderRadius: vars.form.bannerRadius,
  // A parent may centre its text.
  textAlign: "start",
  "@media": { [forcedColours]: { borderWidth: "1px" } },
});
export const tones = styleVariants(meanings, (meaning) => ({
  background: vars.colour[`${meaning}Soft`],
  borderColor: vars.colour[`${meaning}Edge`],
}));
export const inks = styleVariants(meanings, (meaning) => ({ color: vars.colour[`${meaning}Ink`] }));
export const icon = style({ display: "flex", alignItems: "center", blockSize: "1.75em" });
export const body = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const title = style({ fontWeight: 700, textWrap: "balance", wordBreak: "auto-phrase" as "normal" });
export const action = style({ marginBlockStart: vars.space.xs });
