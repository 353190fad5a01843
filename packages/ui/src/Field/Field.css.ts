import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { desktop } from "../media.ts";
import { widths } from "../text-input/text-input.css.ts";
import { vars } from "../theme/index.ts";

const fieldDisplay = createVar();
const fieldPadding = createVar();
const fieldBackground = createVar();
const labelBackground = createVar();
const labelRuleWidth = createVar();

/** Some brands place the label beside the field on wide pages. */
export const labelBeside = {
  [fieldDisplay]: vars.form.fieldDisplay,
  [fieldPadding]: vars.form.slotPaddingBeside,
  [fieldBackground]: vars.form.slotBackgroundBeside,
  [labelBackground]: "none",
  [labelRuleWidth]: "0",
};
/** The label is above the field, even in such a brand. */
export const labelAbove = {
  [fieldDisplay]: "flex",
  [fieldPadding]: vars.form.slotPadding,
  [fieldBackground]: vars.form.slotBackground,
  [labelBackground]: vars.form.labelBackground,
  [labelRuleWidth]: vars.form.labelRuleWidth,
};

export const field = style({
  display: fallbackVar(fieldDisplay, "flex"),
  flexDirection: "column",
  gap: vars.form.slotGap,
  minInlineSize: 0,
  padding: fallbackVar(fieldPadding, vars.form.slotPadding),
  // A child with its own background needs less padding.
  marginBlock: vars.form.slotMarginBlock,
  background: fallbackVar(fieldBackground, vars.form.slotBackground),
  border: `0 solid ${vars.colour.edge}`,
  borderWidth: vars.form.slotBorderWidth,
  borderRadius: vars.form.slotRadius,
  "@media": { [desktop]: { gridTemplateColumns: "12rem minmax(0, 1fr)", columnGap: vars.space.l } },
});
const typedControl = ":is(input:not([type=checkbox],[type=radio],[type=range],[type=file]),select,textarea)";
globalStyle(
  `${field}:not(:has(${field})):has(${typedControl}:is(:focus-visible, [type=date]:focus-within))`,
  {
    outline: `${vars.form.slotOutlineWidth} solid ${vars.colour.focus}`,
    outlineOffset: "2px",
  },
);
globalStyle(`${field}:not(:has(${field})):has([aria-invalid=true])`, {
  borderColor: vars.colour.criticalEdge,
});
// A field that contains fields has no look of its own.
globalStyle(`${field}:has(${field})`, {
  padding: 0,
  marginBlock: 0,
  borderWidth: 0,
  background: "none",
});
// In a group the labels are above the fields: a second column of labels leaves them too little space.
globalStyle(`${field} ${field}`, { vars: labelAbove });
const labelBase = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignContent: "flex-start",
  gap: "4px 8px",
  padding: vars.form.labelPadding,
  background: fallbackVar(labelBackground, vars.form.labelBackground),
  boxShadow: `inset ${fallbackVar(labelRuleWidth, vars.form.labelRuleWidth)} 0 0 ${vars.colour.brandInk}`,
} as const;
export const labelLine = style(labelBase);
globalStyle(`${field} > *`, { "@media": { [desktop]: { gridColumn: "2" } } });
globalStyle(`${field} > ${labelLine}`, { "@media": { [desktop]: { gridColumn: "1" } } });
// A label beside hint or message and field is as high as both, so it puts no space between them.
globalStyle(`${field}:has(> :nth-child(3)) > ${labelLine}`, {
  "@media": { [desktop]: { gridRow: "span 2" } },
});
export const label = style({
  fontSize: vars.form.labelSize,
  fontWeight: 700,
  lineHeight: 1.5,
  textWrap: "balance",
  wordBreak: "auto-phrase" as "normal",
  overflowWrap: "anywhere",
});
export const optionalMark = style({
  fontSize: vars.type.small,
  lineHeight: 1.5,
  color: vars.colour.inkQuiet,
  whiteSpace: "nowrap",
});
export const hint = style({
  color: vars.colour.inkQuiet,
  fontSize: vars.type.small,
  lineHeight: 1.65,
  maxInlineSize: "40em",
  textWrap: "pretty",
});
const message = style({
  display: "flex",
  gap: vars.space.xs,
  alignItems: "flex-start",
  fontSize: vars.type.small,
  fontWeight: 700,
  lineHeight: 1.6,
});
export const messages = styleVariants(
  { error: vars.colour.criticalInk, warning: vars.colour.cautionInk },
  (color) => [message, { color }],
);
export const messageIcon = style({
  display: "inline-flex",
  blockSize: "1.6em",
  alignItems: "center",
  flex: "none",
});
/** A floated legend takes part in the layout of its group, so it can be beside the fields, too. */
export const legend = style({ ...labelBase, float: "inline-start", inlineSize: "100%" });
globalStyle(`${field} > ${legend}`, { "@media": { [desktop]: { gridColumn: "1" } } });
globalStyle(`${field}:has(> :nth-child(3)) > ${legend}`, { "@media": { [desktop]: { gridRow: "span 2" } } });
// A box around a short input is as wide as its hint needs; with a list of choices it fills the column.
for (const [width, boxWidth] of [
  ["xs", "15em"],
  ["s", "15em"],
  ["m", "18em"],
  ["l", "26em"],
] as const) {
  const short = `${field}:not(:has(${field}, ul)):has(${widths[width]})`;
  globalStyle(short, {
    inlineSize: "fit-content",
    minInlineSize: `min(100%, max(${boxWidth}, ${vars.form.slotWidth}))`,
  });
  globalStyle(`${short} > :not(${hint})`, { contain: "inline-size" });
}
