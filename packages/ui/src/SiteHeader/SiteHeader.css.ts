import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";
import { onSurface } from "../theme/surface.ts";

/**
 * The background of the header may be paper, brand or ink; the text colours inside it are chosen for that background.
 */
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
    sunken: "headerLine",
    brandSoft: "headerLine",
    action: "headerMark",
    actionHover: "headerMark",
    actionPressed: "headerMark",
    onAction: "header",
  }),
});
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s,
  minBlockSize: "64px",
  maxInlineSize: "72rem",
  marginInline: "auto",
  paddingInline: "16px",
  "@media": { [desktop]: { minBlockSize: "72px", paddingInline: "32px", gap: vars.space.m } },
});
export const home = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  // The mark gives way to the actions beside it, which must stay readable.
  minInlineSize: "88px",
  color: vars.colour.headerMark,
  textDecoration: "none",
});
export const end = style({
  display: "flex",
  alignItems: "center",
  flexShrink: 0,
  gap: vars.space.s,
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
});
// On a phone the actions leave the room to the mark.
globalStyle(`${end} > :is(a, button):not([popovertarget])`, {
  paddingInline: "12px",
  fontSize: vars.type.small,
  "@media": { [tablet]: { paddingInline: vars.space.l, fontSize: vars.type.base } },
});
