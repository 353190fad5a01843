import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** The brand's tokens choose lines, dotted leaders, stripes, or tiles. */
export const list = style({
  display: "grid",
  gridTemplateColumns: vars.form.factsColumns,
  gap: vars.form.factsGap,
});
export const item = style({
  display: vars.form.factFlow,
  alignContent: "start",
  alignItems: "baseline",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  padding: vars.form.sumPad,
  paddingBlock: "12px",
  borderBlockEnd: vars.form.factLine,
  borderRadius: vars.form.sumRadius,
  background: vars.form.sumGround,
});
export const note = style({
  textAlign: vars.form.factValueAt as "start",
  marginInlineStart: vars.form.factValueStart,
  fontSize: vars.type.small,
  lineHeight: 1.65,
});
