import { globalStyle, style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { vars } from "../theme/index.ts";

/** A container query: in a narrow column the question stands above the answer, even on a wide page. */
export const list = style({
  display: "grid",
  gridTemplateColumns: vars.form.factsColumns,
  columnGap: vars.space.l,
  inlineSize: "100%",
  containerType: "inline-size",
});
const twoColumns = "(min-width: 28rem)";
/** From this width on the longest question of a form fits on one line. */
const roomy = "(min-width: 40rem)";

export const row = style({
  display: vars.form.factFlow,
  flexWrap: "wrap",
  gridTemplateColumns: vars.form.factNarrow,
  columnGap: vars.space.m,
  alignItems: "center",
  alignContent: "start",
  padding: vars.form.factPad,
  borderBlockEnd: vars.form.factLine,
  borderRadius: vars.form.factRadius,
  ":last-child": { borderBlockEnd: 0 },
  selectors: { "&:nth-child(odd)": { background: vars.form.factGround } },
  "@container": {
    [twoColumns]: { gridTemplateColumns: vars.form.factWide, alignItems: "baseline" },
    [roomy]: { gridTemplateColumns: vars.form.factRoomy },
  },
});
export const wide = style({ gridColumn: "1 / -1" });
export const term = style({
  gridColumn: "1",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@container": { [twoColumns]: { fontSize: vars.form.factAskedSize } },
});
export const value = style({
  gridColumn: "1",
  marginInlineStart: vars.form.factValueStart,
  textAlign: vars.form.factValueAt as "start",
  minInlineSize: 0,
  // Line breaks typed by the user are kept.
  whiteSpace: "pre-line",
  "@container": {
    [twoColumns]: { gridColumn: vars.form.factValueColumn },
    // A longer answer still stands beside its question.
    [roomy]: { maxInlineSize: vars.form.factValueRoom },
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
// Narrow: an answer with a button stands below its question, unless the brand aligns the list at one edge.
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
    [roomy]: { inlineSize: vars.form.factValueRoom },
  },
});
// A fact with a button has little room.
globalStyle(`${action} > button`, { paddingInline: vars.space.m });
export const masked = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
});
export const toggle = style([smallButton, { textDecoration: "underline", textUnderlineOffset: "0.25em" }]);
