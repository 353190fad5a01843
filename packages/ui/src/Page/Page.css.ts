import { style, styleVariants } from "@vanilla-extract/css";
import { beside } from "../Field/Field.css.ts";
import { desktop } from "../media.ts";
import { vars } from "../theme/index.ts";

export const page = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: "16px",
  // A page ends above what is drawn at its foot.
  paddingBlock: `${vars.space.l} calc(${vars.space.xl} + ${vars.form.sceneRoom})`,
  outline: "none",
  "@media": { [desktop]: { paddingInline: "32px", paddingBlockStart: vars.space.xl } },
});
/** Narrow: one task. Medium: reading. Wide: a task and its second column. Whole: sections over the whole width. */
export const widths = styleVariants({
  narrow: { maxInlineSize: "33rem" },
  medium: { maxInlineSize: "48rem" },
  wide: {
    maxInlineSize: vars.form.pageWidth,
    "@media": { [desktop]: { vars: beside } },
  },
  whole: { maxInlineSize: "72rem" },
});
