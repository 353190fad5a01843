import { globalStyle, style } from "@vanilla-extract/css";

/** Colours and font of the handbook, which belong to no brand. */
export const page = style({
  color: "#16202c",
  fontFamily: `system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif`,
  fontSize: 16,
  lineHeight: 1.7,
});
globalStyle(`${page} > *`, { maxInlineSize: "60rem", marginInline: "auto" });
globalStyle(`${page} h1`, { fontSize: 32, lineHeight: 1.3, marginBlockEnd: 16 });
globalStyle(`${page} h2`, {
  fontSize: 22,
  lineHeight: 1.4,
  marginBlock: "32px 8px",
  paddingBlockEnd: 6,
  borderBlockEnd: "1px solid #d5dce5",
});
globalStyle(`${page} section + section[lang]`, { marginBlockStart: 48 });
globalStyle(`${page} a`, { color: "#1d4f8f", textUnderlineOffset: "0.25em" });
export const pageLinks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))",
  columnGap: 24,
});
export const pageLink = style({ paddingBlock: 4 });
/** Target size for a thumb. */
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: 44,
  minInlineSize: 44,
  fontWeight: 700,
});
export const text = style({ margin: 0, color: "#4d5a69" });
