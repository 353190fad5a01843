import { style, styleVariants } from "@vanilla-extract/css";
import { desktop } from "../media.ts";
import { vars } from "../theme/index.ts";

export const page = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: "16px",
  paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
  outline: "none",
  "@media": { [desktop]: { paddingInline: "32px", paddingBlock: `${vars.space.xl} ${vars.space.xxl}` } },
});
/** Narrow: one task. Medium: reading. Wide: a task and its second column. */
export const widths = styleVariants({ narrow: "33rem", medium: "48rem", wide: "72rem" }, (maxInlineSize) => ({
  maxInlineSize,
}));
