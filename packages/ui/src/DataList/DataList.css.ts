import { globalStyle, style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.m,
  alignItems: "center",
  paddingBlock: "8px",
  borderBlockEnd: `1px solid ${vars.colour.hairline}`,
  ":last-child": { borderBlockEnd: 0 },
  "@media": { [tablet]: { gridTemplateColumns: "12rem minmax(0, 1fr) auto", alignItems: "baseline" } },
});
export const term = style({
  gridColumn: "1",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@media": { [tablet]: { fontSize: vars.type.base } },
});
export const value = style({
  gridColumn: "1",
  minInlineSize: 0,
  "@media": { [tablet]: { gridColumn: "2" } },
});
export const action = style({
  gridColumn: "2",
  gridRow: "1 / span 2",
  "@media": { [tablet]: { gridColumn: "3", gridRow: "1" } },
});
// What is changed needs the room.
globalStyle(`${action} > button`, { paddingInline: vars.space.m });
export const masked = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s,
  fontVariantNumeric: "tabular-nums",
});
export const toggle = style([smallButton, { textDecoration: "underline", textUnderlineOffset: "0.25em" }]);
