import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { desktop, flat, low, onHover, roomy } from "../media.ts";
import { layers, vars } from "../theme/index.ts";
import { footNavigationHeight } from "./foot-navigation.css.ts";

/** Height of the header before the login. */
export const barHeight = createVar();

/** A popover under the header on a phone, a row on a desktop. */
const navigation = style({
  margin: 0,
  padding: "8px 16px 16px",
  border: 0,
  inset: `${barHeight} 0 auto 0`,
  inlineSize: "auto",
  maxBlockSize: `calc(100dvh - ${barHeight})`,
  overflow: "auto",
  background: vars.colour.header,
  color: vars.colour.onHeader,
  borderBlock: `1px solid ${vars.colour.headerLine}`,
  "::backdrop": { background: vars.colour.backdrop, insetBlockStart: barHeight },
  "@supports": {
    "not selector(:popover-open)": {
      position: "fixed",
      zIndex: layers.menu,
      selectors: { "&:not([data-open])": { display: "none" } },
      "@media": {
        [desktop]: { position: "static", selectors: { "&:not([data-open])": { display: "block" } } },
      },
    },
  },
  "@media": {
    [desktop]: {
      display: "block",
      position: "static",
      padding: 0,
      border: 0,
      overflow: "visible",
    },
  },
});
const list = style({ "@media": { [desktop]: { display: "flex", gap: vars.space.m } } });
const item = style({
  borderBlockEnd: `1px solid ${vars.colour.headerLine}`,
  ":last-child": { borderBlockEnd: 0 },
  "@media": { [desktop]: { border: 0 } },
});
const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "52px",
  color: vars.colour.onHeader,
  textDecoration: "none",
  selectors: { "&[aria-current]": { fontWeight: 700, color: vars.colour.headerMark } },
  "@media": {
    ...onHover({ textDecoration: "underline", textUnderlineOffset: "0.4em" })["@media"],
    [desktop]: { minBlockSize: "44px", fontSize: vars.type.small, paddingInline: "4px" },
  },
});
const toggle = style({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  order: 1,
  minInlineSize: "48px",
  minBlockSize: "48px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.colour.onHeader,
  fontSize: "0.6875rem",
  fontWeight: 700,
  lineHeight: 1.3,
  cursor: "pointer",
  "@media": { [desktop]: { display: "none" } },
});

/** After the login the brand decides the position of the links, and whether a phone needs a menu. */
const afterLogin = {
  navigation: style([
    navigation,
    {
      position: vars.form.menuPosition as "fixed",
      inset: vars.form.menuInset,
      zIndex: layers.menu,
      display: vars.form.menuDisplay,
      order: vars.form.menuOrder,
      flexBasis: vars.form.menuBasis,
      padding: vars.form.menuPadding,
      borderWidth: vars.form.menuBorderWidth,
      selectors: { "&:popover-open": { display: "block" } },
      "@supports": {
        "not selector(:popover-open)": {
          selectors: { "&:not([data-open])": { display: vars.form.menuDisplay } },
          "@media": { [desktop]: { selectors: { "&:not([data-open])": { display: "block" } } } },
        },
      },
      "@media": {
        // A navigation at the foot of a phone would cover too much of a low screen.
        [low]: {
          position: vars.form.lowMenuPosition as "fixed",
          selectors: { "&:not(:popover-open)": { paddingBlock: 0, borderWidth: 0 } },
        },
        [desktop]: { position: "static", display: "block", padding: 0, borderWidth: 0 },
      },
    },
  ]),
  list: style([
    list,
    {
      display: vars.form.menuListDisplay,
      "@media": {
        [low]: { flexWrap: "wrap" },
        [flat]: { flexWrap: "nowrap" },
        [desktop]: { display: "flex", gap: vars.form.menuGap },
        [roomy]: { flexDirection: vars.form.headerEndDirection as "row" },
      },
    },
  ]),
  item: style([
    item,
    {
      borderBlockEndWidth: vars.form.menuItemBorderWidth,
      flexGrow: vars.form.menuItemGrow,
      flexBasis: vars.form.menuItemBasis,
      minInlineSize: 0,
      // Links do not break.
      "@media": { [low]: { flexBasis: "auto" }, [desktop]: { flexBasis: "auto" } },
    },
  ]),
  link: style([
    link,
    {
      justifyContent: vars.form.linkAlign,
      paddingInline: vars.form.linkPaddingInline,
      fontSize: vars.form.linkFontSize,
      lineHeight: 1.3,
      whiteSpace: "normal",
      selectors: {
        "&[aria-current]": {
          background: vars.form.currentLinkBackground,
          color: vars.form.currentLinkColour,
          borderRadius: vars.form.currentLinkRadius,
          boxShadow: `inset 0 calc(-1 * ${vars.form.currentLinkRuleWidth}) 0 ${vars.colour.headerMark}`,
        },
      },
      "@media": {
        [flat]: { minBlockSize: "44px" },
        [desktop]: {
          justifyContent: vars.form.linkAlignDesktop,
          paddingInline: vars.form.linkPaddingInline,
          whiteSpace: "nowrap",
          fontSize: vars.type.small,
        },
      },
    },
  ]),
  toggle: style([
    toggle,
    {
      gridColumn: "1",
      gridRow: "1",
      justifySelf: "start",
      display: vars.form.menuButtonDisplay,
      "@media": { [desktop]: { display: "none" } },
    },
  ]),
};
// The last class is only that of this style; the first one is that of `navigation`.
globalStyle(`:root:has(${afterLogin.navigation.split(" ").at(-1)})`, {
  vars: { [footNavigationHeight]: vars.form.footNavigationHeight },
  "@media": {
    [low]: { vars: { [footNavigationHeight]: "0px" } },
    [desktop]: { vars: { [footNavigationHeight]: "0px" } },
  },
});

export const looks = { beforeLogin: { navigation, list, item, link, toggle }, afterLogin };
