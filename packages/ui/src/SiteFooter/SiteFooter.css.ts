import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, underPointer } from "../media.ts";
import { header } from "../SiteHeader/SiteHeader.css.ts";
import { vars } from "../theme/index.ts";

/** The same background as the header. */
export const footer = style([
  header,
  { borderBlockEnd: 0, borderBlockStart: `1px solid ${vars.colour.headerLine}` },
]);
export const inner = style({
  display: "grid",
  gap: vars.space.m,
  maxInlineSize: "72rem",
  marginInline: "auto",
  padding: `${vars.space.l} 16px calc(${vars.space.l} + env(safe-area-inset-bottom))`,
  "@media": {
    [desktop]: {
      // However many links there are, addresses keep the width of a line.
      gridTemplateColumns: "minmax(20rem, 1fr) minmax(0, 2fr)",
      paddingInline: "32px",
      columnGap: vars.space.xl,
    },
  },
});
/** Addresses and hours break at their spaces. */
export const company = style({ fontSize: vars.type.small, lineHeight: 1.7, wordBreak: "keep-all" });
/** Its groups: below each other on a phone, beside each other on a desktop. */
export const navigations = style({
  display: "grid",
  gap: vars.space.m,
  "@media": { [desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space.l } },
});
export const heading = style({ fontSize: vars.type.small, color: vars.colour.onHeaderQuiet });
export const links = style({
  display: "grid",
  // Two columns where the longer names stand on one line.
  gridTemplateColumns: "repeat(auto-fill, minmax(10.5em, 1fr))",
  columnGap: vars.space.m,
  fontSize: vars.type.small,
});
// A telephone number has a row of its own: in half the width of a phone it would break at a hyphen.
globalStyle(`${links} > :has(> [href^="tel:"])`, { gridColumn: "1 / -1" });
export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  color: vars.colour.onHeader,
  textDecoration: "none",
  ...underPointer({ textDecoration: "underline", textUnderlineOffset: "0.4em" }),
});
export const small = style({ color: vars.colour.onHeaderQuiet, fontSize: "0.75rem", gridColumn: "1 / -1" });
