import { createVar, fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { desktop, tall } from "../media.ts";
import { footNavigationHeight } from "../SiteHeader/foot-navigation.css.ts";
import { layers, vars } from "../theme/index.ts";

/** The background behind the bar: that of the page, unless a card sets another. */
export const barBackground = createVar();

/** The bar sticks to the bottom of a phone; on a desktop and on a low screen it scrolls with the page. */
export const bar = style({
  insetBlockEnd: fallbackVar(footNavigationHeight, "0px"),
  zIndex: layers.bar,
  display: "flex",
  flexDirection: "row-reverse",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-start",
  gap: vars.space.s,
  marginInline: "-16px",
  padding: "8px 16px calc(8px + env(safe-area-inset-bottom))",
  background: fallbackVar(barBackground, vars.form.barBackground),
  borderBlockStart: vars.form.barBorder,
  borderRadius: vars.form.barRadius,
  "@media": {
    [tall]: { position: "sticky" },
    [desktop]: {
      position: "static",
      flexDirection: "row",
      gap: vars.space.m,
      marginInline: 0,
      padding: `${vars.space.m} 0 0`,
      background: "transparent",
      borderBlockStart: 0,
    },
  },
});
export const notSticky = style({ "@media": { [tall]: { position: "static" } } });
// Leaves room for both labels on one line of a phone.
globalStyle(`${bar} > :is(button, a)`, {
  paddingInline: "16px",
  "@media": { [desktop]: { paddingInline: vars.space.l } },
});
// The second button has no border, so it needs less padding.
globalStyle(`${bar} > :is(button, a) ~ :is(button, a)`, {
  paddingInline: vars.space.s,
  "@media": { [desktop]: { paddingInline: vars.space.l } },
});
// The buttons share a line if both fit; otherwise each fills its own line.
globalStyle(`${bar} > *`, { flex: "1 0 auto", "@media": { [desktop]: { flex: "0 0 auto" } } });
globalStyle(`${bar} > :first-child`, {
  flex: "999 1 max-content",
  minInlineSize: "9rem",
  maxInlineSize: "100%",
  "@media": { [desktop]: { flex: "0 1 18rem" } },
});
export const note = style({
  // The rules for children of the bar are more specific.
  flexBasis: "100% !important" as "100%",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
  "@media": { [desktop]: { flexBasis: "auto !important" as "auto" } },
});
