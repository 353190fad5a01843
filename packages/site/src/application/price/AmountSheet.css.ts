import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const sheet = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });

export const sum = style({
  flex: "1 1 100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "start",
  columnGap: vars.space.s,
  padding: vars.form.sumPadding,
  borderRadius: vars.form.sumRadius,
  background: vars.form.sumBackground,
});
export const sumLabel = style({
  flexGrow: 1,
  flexBasis: vars.form.sumLabelBasis,
  fontSize: vars.type.small,
});
export const figure = style({ marginInlineStart: vars.form.factValueMarginStart });
globalStyle(`${figure} > span`, { fontSize: vars.form.sumFigureSize });

export const parts = style({
  flex: "1 1 100%",
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  padding: vars.form.sumPadding,
  borderRadius: vars.form.sumRadius,
  background: vars.form.sumBackground,
  borderBlockEnd: vars.form.sumPartsBorder,
  fontSize: vars.type.small,
});
export const part = style({
  flex: vars.form.sumPartFlex,
  display: "flex",
  columnGap: vars.space.xs,
  justifyContent: "space-between",
  borderBlockEnd: vars.form.sumBorder,
  ":last-child": { borderBlockEnd: 0 },
});

export const day = style([sum, { borderBlockEnd: vars.form.sumBorder }]);
export const dayLabel = style({ fontSize: vars.type.small });
export const dayValue = style({
  flex: vars.form.dayValueFlex,
  marginInlineStart: vars.form.factValueMarginStart,
  textAlign: vars.form.factValueAlign as "start",
  fontWeight: 700,
});
