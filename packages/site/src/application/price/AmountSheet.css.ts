import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The theme decides the layout: a bill with its sum at the end, tiles, stripes, or plain lines. */
export const sheet = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s });

export const sum = style({
  flex: "1 1 100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "start",
  columnGap: vars.space.s,
  padding: vars.form.sumPad,
  borderRadius: vars.form.sumRadius,
  background: vars.form.sumGround,
});
export const sumLabel = style({ flexBasis: vars.form.sumLabel, fontSize: vars.type.small });
export const figure = style({ marginInlineStart: vars.form.factValueStart });
globalStyle(`${figure} > span`, { fontSize: vars.form.sumFigure });

export const parts = style({
  flex: "1 1 100%",
  order: vars.form.sumPartsOrder,
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.m,
  borderBlockEnd: vars.form.sumRule,
  fontSize: vars.type.small,
});
export const part = style({
  flex: vars.form.sumPartGrow,
  display: "flex",
  columnGap: vars.space.xs,
  justifyContent: "space-between",
  borderBlockEnd: vars.form.sumLine,
  ":last-child": { borderBlockEnd: 0 },
});

export const day = style([sum, { borderBlockEnd: vars.form.sumLine }]);
export const dayLabel = style({ fontSize: vars.type.small });
export const dayValue = style({
  marginInlineStart: vars.form.factValueStart,
  textAlign: vars.form.factValueAt as "start",
  fontWeight: 700,
});
