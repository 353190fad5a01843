import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { desktop, onHover } from "../media.ts";
import { footNavigationHeight } from "../SiteHeader/foot-navigation.css.ts";
import { header } from "../SiteHeader/SiteHeader.css.ts";
import { vars } from "../theme/index.ts";

const hillColour = (brandPercent: number) =>
  `color-mix(in srgb, ${vars.colour.brand} ${brandPercent}%, ${vars.colour.paper})`;
export const footer = style([
  header,
  {
    position: "relative",
    borderBlockEnd: 0,
    borderBlockStart: `1px solid ${vars.colour.headerLine}`,
    // Hills at the foot of the page, behind its content.
    "::before": {
      content: vars.form.sceneContent,
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: "100%",
      zIndex: -1,
      blockSize: vars.form.sceneHeight,
      pointerEvents: "none",
      background: `radial-gradient(58% 100% at 12% 100%, ${hillColour(26)} 99%, transparent), radial-gradient(70% 78% at 82% 100%, ${hillColour(14)} 99%, transparent)`,
    },
  },
]);
export const inner = style({
  display: "grid",
  gap: vars.space.m,
  textAlign: vars.form.footerAlign as "start",
  maxInlineSize: "72rem",
  marginInline: "auto",
  padding: `${vars.space.l} 16px calc(${vars.space.l} + env(safe-area-inset-bottom) + ${fallbackVar(footNavigationHeight, "0px")})`,
  "@media": {
    [desktop]: {
      // Beside many links, the address keeps the width of a line.
      gridTemplateColumns: vars.form.footerColumns,
      paddingInline: "32px",
      columnGap: vars.space.xl,
    },
  },
});
/** Addresses and hours break at spaces only. */
export const company = style({ fontSize: vars.type.small, lineHeight: 1.7, wordBreak: "keep-all" });
globalStyle(`${company} strong`, { fontFamily: vars.form.figureFamily, fontSize: vars.type.lead });
/** Groups of links: stacked on a phone, beside each other on a desktop. */
export const navigations = style({
  display: "grid",
  gap: vars.space.m,
  order: vars.form.footerOrder,
  "@media": {
    [desktop]: { gridTemplateColumns: vars.form.footerGroupColumns, gap: `${vars.space.s} ${vars.space.l}` },
  },
});
globalStyle(`${navigations} > nav:only-child`, { gridColumn: "1 / -1" });
export const heading = style({
  display: vars.form.footerHeadingDisplay,
  fontSize: vars.type.small,
  color: vars.colour.onHeaderQuiet,
});
export const links = style({
  display: vars.form.footerLinksDisplay,
  flexWrap: "wrap",
  justifyContent: vars.form.footerAlign,
  // Two columns if the longer names fit on one line.
  gridTemplateColumns: vars.form.footerLinkColumns,
  columnGap: vars.space.m,
  fontSize: vars.type.small,
});
// A telephone number has its own row: in half the width of a phone it would break at a hyphen.
globalStyle(`${links} > :has(> [href^="tel:"])`, { gridColumn: "1 / -1" });
// The number does not break; the words before it may be above it.
globalStyle(`${links} [href^="tel:"]`, { whiteSpace: "normal" });
export const link = style({
  display: "flex",
  alignItems: "center",
  justifyContent: vars.form.footerAlign,
  minBlockSize: "44px",
  minInlineSize: "44px",
  overflowWrap: "anywhere",
  color: vars.colour.onHeader,
  textDecoration: "none",
  "@media": {
    ...onHover({ textDecoration: "underline", textUnderlineOffset: "0.4em" })["@media"],
  },
});
export const notice = style({ color: vars.colour.onHeaderQuiet, fontSize: "0.75rem", gridColumn: "1 / -1" });
