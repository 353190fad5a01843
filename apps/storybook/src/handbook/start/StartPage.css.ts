import { style } from "@vanilla-extract/css";

export const places = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
  columnGap: 24,
  margin: 0,
});
export const place = style({ paddingBlock: 4 });
/** A thumb finds it. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  minInlineSize: 44,
  fontWeight: 700,
});
export const says = style({ margin: 0 });
