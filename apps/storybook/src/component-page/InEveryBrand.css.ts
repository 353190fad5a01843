import { style } from "@vanilla-extract/css";

/** Side by side if each has the width of a phone, otherwise below each other. */
export const brands = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
  gap: 16,
  marginBlock: 16,
});
export const figure = style({ margin: 0, minInlineSize: 0 });
export const frame = style({
  display: "block",
  inlineSize: "100%",
  blockSize: 240,
  border: "1px solid color-mix(in srgb, currentColor 20%, transparent)",
  borderRadius: 8,
});
export const choice = style({ minBlockSize: 44, fontSize: 16, maxInlineSize: "100%" });
