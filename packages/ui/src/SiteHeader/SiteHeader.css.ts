import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, flat, forcedColours, low, roomy, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";
import { onSurface } from "../theme/surface.ts";
import { barHeight } from "./SiteNavigation.css.ts";

/** The header may be paper, brand or ink; the text colours inside it suit each. */
export const header = style({
  background: vars.colour.header,
  color: vars.colour.onHeader,
  borderBlockEnd: `1px solid ${vars.colour.headerLine}`,
  vars: {
    [barHeight]: "64px",
    ...onSurface({
      ink: "onHeader",
      inkQuiet: "onHeaderQuiet",
      brandInk: "onHeader",
      hairline: "headerLine",
      edge: "onHeaderQuiet",
      focus: "headerFocus",
      surface: "header",
      // A button under the pointer shows its border: its text would be unreadable on the line's colour.
      sunken: "header",
      brandSoft: "header",
      action: "headerMark",
      actionHover: "headerMark",
      actionPressed: "headerMark",
      onAction: "header",
    }),
  },
  "@media": {
    // A navigation that leaves the foot of the screen becomes a row below the logo.
    [low]: {
      vars: { [vars.form.headerWrap]: "wrap", [vars.form.menuBasis]: "100%", [vars.form.menuOrder]: "2" },
    },
    // A phone on its side has one low row.
    [flat]: {
      vars: {
        [barHeight]: "50px",
        [vars.form.phoneHeaderHeight]: "50px",
        [vars.form.headerWrap]: "nowrap",
        [vars.form.menuBasis]: "auto",
        [vars.form.menuOrder]: "0",
        [vars.form.menuInset]: "50px 0 auto",
      },
    },
  },
});
/** Narrower than most phones, as with a zoom of 200 %: the actions are below the logo. */
const narrow = "screen and (max-width: 22.4rem)";
/** Narrower than any phone without zoom. */
const magnified = "screen and (max-width: 19.9rem)";
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: barHeight,
  maxInlineSize: "72rem",
  marginInline: "auto",
  paddingInline: "16px",
  "@media": {
    [narrow]: { flexWrap: "wrap", paddingBlock: vars.space.xs },
    [desktop]: { minBlockSize: "72px", paddingInline: "32px", gap: vars.space.m },
    [flat]: { minBlockSize: barHeight, paddingBlock: 0 },
  },
});
/** Before the login the header is a bar across the page, on wide screens with the brand's border. */
export const beforeLogin = style({ "@media": { [roomy]: { borderBlockEnd: vars.form.headerBorder } } });
export const innerBeforeLogin = style({
  "@media": {
    [roomy]: {
      flexDirection: vars.form.publicHeaderDirection as "row",
      flexWrap: vars.form.headerWrap as "wrap",
      paddingBlock: vars.form.publicHeaderPadding,
    },
  },
});
/** After the login the header is across the page or along its side, as the brand decides. */
export const afterLogin = style({
  borderBlockEnd: vars.form.headerBorder,
  "@media": { [roomy]: { gridRow: vars.form.headerRow, backgroundImage: vars.form.headerImage } },
});
export const innerAfterLogin = style({
  display: vars.form.phoneHeaderDisplay,
  // The logo is in the middle for any width of the other elements.
  gridTemplateColumns: "minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)",
  minBlockSize: vars.form.phoneHeaderHeight,
  flexWrap: vars.form.headerWrap as "wrap",
  "@media": {
    [narrow]: { flexWrap: "wrap" },
    [roomy]: {
      display: "flex",
      position: vars.form.headerPosition as "static",
      insetBlockStart: 0,
      flexDirection: vars.form.headerDirection as "row",
      alignItems: vars.form.headerAlign,
      minBlockSize: vars.form.headerHeight,
      paddingBlock: vars.form.headerPadding,
      paddingInline: vars.form.headerPaddingInline,
      gap: vars.form.headerGap,
    },
  },
});
/** A logo without navigation and actions. */
export const alone = style({ justifyContent: vars.form.singleLogoAlign });
export const home = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  // The logo shrinks first, because the actions must stay readable.
  minInlineSize: "72px",
  color: vars.colour.headerMark,
  textDecoration: "none",
  // The logo is drawn for the background of the header and keeps it.
  "@media": { [forcedColours]: { forcedColorAdjust: "none", background: vars.colour.header } },
});
globalStyle(`${home} img`, { "@media": { [flat]: { inlineSize: "auto", maxBlockSize: "40px" } } });
// In a narrower window the logo would be unreadable, so the actions leave its line.
globalStyle(`${inner} > a`, { "@media": { [narrow]: { flex: "1 1 10rem" } } });
/** Navigation and actions, at the end of the line of the logo. */
export const end = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  gap: vars.space.s,
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  "@media": { [narrow]: { flexWrap: "wrap", flexShrink: 1, marginInlineStart: 0 } },
});
/** The actions form a row, or a column in a header along the side of the page. */
export const actions = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  gap: vars.space.s,
  "@media": { [narrow]: { flexWrap: "wrap", flexShrink: 1 } },
});
export const actionsAfterLogin = style({
  "@media": {
    [roomy]: { flexDirection: vars.form.headerEndDirection as "row", alignItems: vars.form.headerEndAlign },
  },
});
export const endBeforeLogin = style({
  "@media": {
    [roomy]: { display: vars.form.headerEndDisplay, marginInlineStart: vars.form.publicHeaderEndMarginStart },
  },
});
globalStyle(`${endBeforeLogin} > nav`, {
  "@media": { [roomy]: { order: vars.form.menuOrder, flexBasis: vars.form.menuBasis } },
});
globalStyle(`${endBeforeLogin} > :is(nav + *, :only-child)`, {
  "@media": { [roomy]: { marginInlineStart: "auto" } },
});
export const endAfterLogin = style({
  display: vars.form.phoneHeaderEndDisplay,
  "@media": {
    [desktop]: { display: vars.form.headerEndDisplay, gridColumn: "3" },
    [roomy]: {
      alignSelf: vars.form.headerEndAlign,
      flexDirection: vars.form.headerEndDirection as "row",
      alignItems: vars.form.headerEndAlign,
      marginInlineStart: vars.form.headerEndMarginStart,
    },
  },
});
globalStyle(`${innerAfterLogin} > a`, {
  gridColumn: vars.form.phoneLogoColumn,
  gridRow: "1",
  justifySelf: "center",
  maxInlineSize: vars.form.phoneLogoMaxWidth,
  "@media": { [tablet]: { maxInlineSize: "none" } },
});
// A header without navigation has one row, and on wide screens a distance from the rule below it.
globalStyle(`${innerAfterLogin}:not(:has(nav))`, {
  flexWrap: "nowrap",
  "@media": {
    [narrow]: { display: "flex", flexWrap: "wrap" },
    [roomy]: { paddingBlockEnd: vars.form.paddingEndWithoutMenu },
  },
});
globalStyle(`${endAfterLogin} > :last-child`, {
  gridColumn: "3",
  justifySelf: "end",
  marginInlineStart: vars.form.actionMarginStart,
  "@media": { [roomy]: { marginInlineStart: vars.form.headerEndMarginStart } },
});
// On a phone the actions are small, to leave space for the logo.
globalStyle(`${actions} :is(a, button)`, {
  paddingInline: "8px",
  fontSize: vars.type.small,
  "@media": {
    [magnified]: { paddingInline: 0, marginInline: 0 },
    [tablet]: { paddingInline: vars.space.l, fontSize: vars.type.base },
    [flat]: { minBlockSize: "44px", paddingBlock: 0, paddingInline: "8px", whiteSpace: "nowrap" },
  },
});
globalStyle(`${actions} > a::after`, {
  display: "none",
  "@media": { [tablet]: { display: "block" } },
});
// After the login the actions look like the links of the navigation beside them.
globalStyle(`${actions}${actionsAfterLogin} :is(a, button)`, {
  "@media": {
    [roomy]: {
      alignSelf: vars.form.headerAlign,
      paddingInline: vars.form.linkPaddingInline,
      fontSize: vars.type.small,
      fontWeight: "inherit",
      marginInline: 0,
      textDecorationLine: "none",
    },
  },
});
