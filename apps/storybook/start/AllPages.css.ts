import { style } from "@vanilla-extract/css";

export const search = style({
  minBlockSize: 44,
  paddingInline: 16,
  border: "1px solid #6b7888",
  borderRadius: 8,
  background: "#fff",
  color: "inherit",
  font: "inherit",
  fontWeight: 700,
  cursor: "pointer",
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 9rem), 1fr))",
  columnGap: 24,
  rowGap: 4,
  padding: 0,
  margin: 0,
  listStyle: "none",
});
/** Target size for a thumb. */
export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: 44,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});
