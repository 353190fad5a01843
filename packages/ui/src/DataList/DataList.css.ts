import { globalStyle, style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { vars } from "../theme/index.ts";

/**
 * The question stands beside the answer where the list itself has the room: it also stands in narrow columns of wide
 * pages.
 */
export const list = style({
  display: "grid",
  gridTemplateColumns: vars.form.factsColumns,
  columnGap: vars.space.l,
  inlineSize: "100%",
  containerType: "inline-size",
});
const besideEachOther = "(min-width: 28rem)";
/** Here the longest question of a form fits into one line. */
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
    [besideEachOther]: { gridTemplateColumns: vars.form.factWide, alignItems: "baseline" },
    [roomy]: { gridTemplateColumns: vars.form.factRoomy },
  },
});
export const wide = style({ gridColumn: "1 / -1" });
export const term = style({
  gridColumn: "1",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@container": { [besideEachOther]: { fontSize: vars.form.factAskedSize } },
});
export const value = style({
  gridColumn: "1",
  marginInlineStart: vars.form.factValueStart,
  textAlign: vars.form.factValueAt as "start",
  minInlineSize: 0,
  // A typed text keeps its lines.
  whiteSpace: "pre-line",
  "@container": {
    [besideEachOther]: { gridColumn: vars.form.factValueColumn },
    // A longer answer stays beside its question.
    [roomy]: { maxInlineSize: vars.form.factValueRoom },
  },
});
export const action = style({
  marginInlineStart: "auto",
  gridColumn: "2",
  gridRow: "1 / span 2",
  "@container": {
    [besideEachOther]: { gridColumn: vars.form.factActionColumn, gridRow: vars.form.factActionRow },
  },
});
// With a button beside it an answer stands below its question where there is little room, unless the list ends at one edge.
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
// A long answer has a line of its own.
globalStyle(`${wide} > ${value}`, {
  "@container": {
    [narrow]: { flexBasis: "100%" },
    [roomy]: { inlineSize: vars.form.factValueRoom },
  },
});
// A fact that can be changed needs the room.
globalStyle(`${action} > button`, { paddingInline: vars.space.m });
export const masked = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
});
export const toggle = style([smallButton, { textDecoration: "underline", textUnderlineOffset: "0.25em" }]);
