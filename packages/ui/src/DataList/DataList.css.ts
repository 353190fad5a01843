import { globalStyle, style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { vars } from "../theme/index.ts";

/** A container query: in a narrow column the term is above the value, even on a wide page. */
export const list = style({
  display: "grid",
  gridTemplateColumns: vars.form.factTableColumns,
  columnGap: vars.space.l,
  rowGap: vars.form.factRowGap,
  inlineSize: "100%",
  containerType: "inline-size",
});
const narrow = "(max-width: 27.99rem)";
const twoColumns = "(min-width: 28rem)";
/** From this width on the longest term fits on one line. */
const wideColumns = "(min-width: 40rem)";

export const row = style({
  display: "grid",
  gridColumn: vars.form.factRowColumn,
  gridTemplateColumns: vars.form.factColumnsNarrow,
  columnGap: vars.space.m,
  alignItems: "baseline",
  alignContent: "start",
  padding: vars.form.factPadding,
  background: vars.form.factBackground,
  borderBlockEnd: vars.form.factBorder,
  borderRadius: vars.form.factRadius,
  ":last-child": { borderBlockEnd: 0 },
  "@container": {
    [twoColumns]: { gridTemplateColumns: vars.form.factColumnsMedium },
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
  gridColumn: vars.form.factValueColumnNarrow,
  marginInlineStart: vars.form.factValueMarginStart,
  textAlign: vars.form.factValueAlign as "start",
  minInlineSize: 0,
  // Line breaks typed by the user are kept.
  whiteSpace: "pre-line",
  "@container": { [twoColumns]: { gridColumn: vars.form.factValueColumn } },
});
export const action = style({
  alignSelf: "center",
  justifySelf: "end",
  gridColumn: vars.form.factActionColumnNarrow,
  gridRow: vars.form.factActionRowNarrow,
  "@container": {
    [twoColumns]: { gridColumn: vars.form.factActionColumn, gridRow: vars.form.factActionRow },
  },
});
globalStyle(`${list}:has(${action})`, { gridTemplateColumns: vars.form.factTableColumnsWithAction });
globalStyle(`${list}:has(${action}) > ${row}`, {
  "@container": { [narrow]: { gridTemplateColumns: vars.form.factColumnsNarrowWithAction } },
});
globalStyle(`${row}:has(> ${action})`, { gridColumn: "1 / -1" });
// A long value is aligned to its start, also in a brand that aligns values to the end.
globalStyle(`${wide} > ${value}`, { textAlign: "start" });
// In a list with long values only, they begin below each other; in a narrow list each is below its term.
const onlyLong = `${list}:not(:has(> ${row}:not(${wide}))) >`;
globalStyle(`${onlyLong} ${row}`, { "@container": { [narrow]: { display: "block" } } });
globalStyle(`${onlyLong} ${row} > ${value}`, { marginInlineStart: 0 });
// A row with a button has little space.
globalStyle(`${action} > button`, { paddingInline: vars.space.m });
// A link, like a small button, does not make the row higher, so that it is level with the value.
globalStyle(`${action} > a`, { marginBlock: "-8px" });
export const masked = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
});
export const toggle = style([smallButton, { textDecoration: "underline", textUnderlineOffset: "0.25em" }]);
