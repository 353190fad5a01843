import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, forcedColours, roomy, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";
import { onSurface } from "../theme/surface.ts";

/** The header may be paper, brand or ink; the text colours inside it suit each. */
export const header = style({
  background: vars.colour.header,
  color: vars.colour.onHeader,
  borderBlockEnd: `1px solid ${vars.colour.headerLine}`,
  vars: onSurface({
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
});
/** Narrower than most phones, as with a zoom of 200 %: the actions stand below the logo. */
const narrow = "screen and (max-width: 22.4rem)";
/** Narrower than any phone without zoom. */
const magnified = "screen and (max-width: 19.9rem)";
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: "64px",
  maxInlineSize: "72rem",
  marginInline: "auto",
  paddingInline: "16px",
  "@media": {
    [narrow]: { flexWrap: "wrap", paddingBlock: vars.space.xs },
    [desktop]: { minBlockSize: "72px", paddingInline: "32px", gap: vars.space.m },
  },
});
/** Before the login the brand's bar lies across the page, if there is room. */
export const open = style({ "@media": { [roomy]: { borderBlockEnd: vars.form.headerEdge } } });
export const innerOpen = style({
  "@media": {
    [roomy]: {
      flexDirection: vars.form.publicFlow as "row",
      flexWrap: vars.form.headerWrap as "wrap",
      paddingBlock: vars.form.publicPad,
    },
  },
});
/** After the login the header lies across the page or along its side, as the brand decides. */
export const inside = style({
  borderBlockEnd: vars.form.headerEdge,
  "@media": { [roomy]: { gridRow: vars.form.headerRow, backgroundImage: vars.form.headerPicture } },
});
export const innerInside = style({
  display: vars.form.phoneHeader,
  // A logo in the middle, whatever stands beside it.
  gridTemplateColumns: "minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)",
  minBlockSize: vars.form.phoneHeight,
  flexWrap: vars.form.headerWrap as "wrap",
  "@media": {
    [narrow]: { flexWrap: "wrap" },
    [roomy]: {
      display: "flex",
      position: vars.form.headerPlace as "static",
      insetBlockStart: 0,
      flexDirection: vars.form.headerFlow as "row",
      alignItems: vars.form.headerAlign,
      minBlockSize: vars.form.headerHeight,
      paddingBlock: vars.form.headerPad,
      paddingInline: vars.form.headerInset,
      gap: vars.form.headerGap,
    },
  },
});
/** A logo with nothing beside it. */
export const alone = style({ justifyContent: vars.form.aloneAt });
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
// In a narrower window the logo would be unreadable, so the actions leave its line.
globalStyle(`${inner} > a`, { "@media": { [narrow]: { flex: "1 1 10rem" } } });
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
  gap: vars.space.s,
  "@media": { [narrow]: { flexWrap: "wrap" } },
});
export const actionsInside = style({
  "@media": {
    [roomy]: { flexDirection: vars.form.headerEndFlow as "row", alignItems: vars.form.headerEndAlign },
  },
});
export const endOpen = style({
  "@media": {
    [roomy]: { display: vars.form.headerEnd, marginInlineStart: vars.form.publicEndStart },
  },
});
globalStyle(`${endOpen} > nav`, {
  "@media": { [roomy]: { order: vars.form.menuOrder, flexBasis: vars.form.menuBasis } },
});
globalStyle(`${endOpen} > nav + *`, { "@media": { [roomy]: { marginInlineStart: "auto" } } });
export const endInside = style({
  display: vars.form.phoneEnd,
  "@media": {
    [desktop]: { display: vars.form.headerEnd, gridColumn: "3" },
    [roomy]: {
      alignSelf: vars.form.headerEndAlign,
      flexDirection: vars.form.headerEndFlow as "row",
      alignItems: vars.form.headerEndAlign,
      marginInlineStart: vars.form.headerEndStart,
    },
  },
});
globalStyle(`${innerInside} > a`, {
  gridColumn: vars.form.phoneMark,
  gridRow: "1",
  justifySelf: "center",
  maxInlineSize: vars.form.phoneMarkRoom,
  "@media": { [tablet]: { maxInlineSize: "none" } },
});
// A header without navigation keeps a distance from the rule below it.
globalStyle(`${innerInside}:not(:has(nav))`, { "@media": { [roomy]: { paddingBlockEnd: "20px" } } });
globalStyle(`${endInside} > :last-child`, {
  gridColumn: "3",
  justifySelf: "end",
  marginInlineStart: vars.form.actionStart,
  "@media": { [roomy]: { marginInlineStart: vars.form.headerEndStart } },
});
// On a phone the actions are small, to leave room for the logo.
globalStyle(`${actions} :is(a, button)`, {
  paddingInline: "8px",
  fontSize: vars.type.small,
  "@media": {
    [magnified]: { paddingInline: 0 },
    [tablet]: { paddingInline: vars.space.l, fontSize: vars.type.base },
  },
});
globalStyle(`${actions} > a::after`, {
  display: "none",
  "@media": { [tablet]: { display: "block" } },
});
// They look like the links of the navigation beside them.
globalStyle(`${actions}${actionsInside} :is(a, button)`, {
  "@media": {
    [roomy]: {
      alignSelf: vars.form.headerAlign,
      paddingInline: vars.form.linkInset,
      fontSize: vars.type.small,
      fontWeight: "inherit",
      marginInline: 0,
      textDecorationLine: "none",
    },
  },
});
