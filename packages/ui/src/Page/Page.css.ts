import { style, styleVariants } from "@vanilla-extract/css";
import { labelBeside } from "../Field/Field.css.ts";
import { desktop } from "../media.ts";
import { vars } from "../theme/index.ts";

export const page = style({
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: "16px",
  // The page ends above the ornament at its foot.
  paddingBlock: `${vars.space.l} calc(${vars.space.xl} + ${vars.form.sceneHeight})`,
  outline: "none",
  "@media": { [desktop]: { paddingInline: "32px", paddingBlockStart: vars.space.xl } },
});
/** Narrow for one task, medium for text, wide for a second column, whole for full-width sections. */
export const widths = styleVariants({
  narrow: { maxInlineSize: "33rem" },
  medium: { maxInlineSize: "48rem" },
  wide: {
    maxInlineSize: vars.form.pageWidth,
    "@media": { [desktop]: { vars: labelBeside } },
  },
  whole: { maxInlineSize: "72rem" },
});
