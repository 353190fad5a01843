import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** The brand's tokens choose lines, stripes, or tiles. */
export const list = style({
  display: "grid",
  gridTemplateColumns: vars.form.factListColumns,
  gap: vars.form.factListGap,
});
export const item = style({
  padding: vars.form.sumPadding,
  paddingBlock: "8px",
  borderBlockEnd: vars.form.factBorder,
  borderRadius: vars.form.sumRadius,
  background: vars.form.sumBackground,
});
export const note = style({ fontSize: vars.type.small, lineHeight: 1.65 });
