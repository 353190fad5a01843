import { globalStyle, style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { vars } from "../theme/index.ts";

/** A container query: in a narrow column the question is above the answer, even on a wide page. */
export const list = style({
  display: "grid",
  gridTemplateColumns: vars.form.factListColumns,
  columnGap: vars.space.l,
  inlineSize: "100%",
  containerType: "inline-size",
});
const twoColumns = "(min-width: 28rem)";
/** From this width on the longest question of a form fits on one line. */
const wideColumns = "(min-width: 40rem)";

export const row = style({
  display: vars.form.factDisplay,
  flexWrap: "wrap",
  gridTemplateColumns: vars.form.factColumnsNarrow,
  columnGap: vars.space.m,
  alignItems: "center",
  alignContent: "start",
  padding: vars.form.factPadding,
  borderBlockEnd: vars.form.factBorder,
  borderRadius: vars.form.factRadius,
  ":last-child": { borderBlockEnd: 0 },
  selectors: { "&:nth-child(odd)": { background: vars.form.factBackground } },
  "@container": {
    [twoColumns]: { gridTemplateColumns: vars.form.factColumnsMedium, alignItems: "baseline" },
    [wideColumns]: { gridTemplateColumns: vars.form.factColumnsWide },
  },
});
export const wide = style({ gridColumn: "1 / -1" });
export const term = style({
  gridColumn: "1",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@container": { [twoColumns]: { fontSize: vars.form.factTermSize } },
});
export const value = style({
  gridColumn: "1",
  marginInlineStart: vars.form.factValueMarginStart,
  textAlign: vars.form.factValueAlign as "start",
  minInlineSize: 0,
  // Line breaks typed by the user are kept.
  whiteSpace: "pre-line",
  "@container": {
    [twoColumns]: { gridColumn: vars.form.factValueColumn },
    // A longer answer is still beside its question.
    [wideColumns]: { maxInlineSize: vars.form.factValueMaxWidth },
  },
});
export const action = style({
  marginInlineStart: "auto",
  gridColumn: "2",
  gridRow: "1 / span 2",
  "@container": {
    [twoColumns]: { gridColumn: vars.form.factActionColumn, gridRow: vars.form.factActionRow },
  },
});
// Narrow: an answer with a button is below its question, unless the brand aligns the list at one edge.
const narrow = "(max-width: 28rem)";
globalStyle(`${row}:has(> ${action})`, {
  gridColumn: "1 / -1",
  "@container": { "(min-width: 20rem)": { flexWrap: "nowrap" } },
});
globalStyle(`${row}:has(> ${action}) > ${term}`, { minInlineSize: "5em" });
globalStyle(`${row} > ${action}`, { flex: "none" });
globalStyle(`${list}:has(${action}) > ${row}`, {
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
// A wide answer has its own line.
globalStyle(`${wide} > ${value}`, {
  "@container": {
    [narrow]: { flexBasis: "100%" },
    [wideColumns]: { inlineSize: vars.form.factValueMaxWidth },
  },
});
// A fact with a button has little space.
globalStyle(`${action} > button`, { paddingInline: vars.space.m });
export const masked = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
});
export const toggle = style([smallButton, { textDecoration: "underline", textUnderlineOffset: "0.25em" }]);
