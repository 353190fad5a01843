import { style } from "@vanilla-extract/css";
import { desktop, underPointer } from "../media.ts";
import { layers, vars } from "../theme/index.ts";

/** A popover under the header on a phone, a plain row on a desktop. */
export const navigation = style({
  margin: 0,
  padding: "8px 16px 16px",
  border: 0,
  inset: "64px 0 auto 0",
  inlineSize: "auto",
  maxBlockSize: "calc(100dvh - 64px)",
  overflow: "auto",
  background: vars.colour.header,
  color: vars.colour.onHeader,
  borderBlock: `1px solid ${vars.colour.headerLine}`,
  "::backdrop": { background: vars.colour.backdrop, insetBlockStart: "64px" },
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
export const list = style({ "@media": { [desktop]: { display: "flex", gap: vars.space.m } } });
export const item = style({
  borderBlockEnd: `1px solid ${vars.colour.headerLine}`,
  ":last-child": { borderBlockEnd: 0 },
  "@media": { [desktop]: { border: 0 } },
});
export const link = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "52px",
  color: vars.colour.onHeader,
  textDecoration: "none",
  selectors: { "&[aria-current]": { fontWeight: 700, color: vars.colour.headerMark } },
  "@media": {
    ...underPointer({ textDecoration: "underline", textUnderlineOffset: "0.4em" })["@media"],
    [desktop]: { minBlockSize: "44px", fontSize: vars.type.small, paddingInline: "4px" },
  },
});
export const toggle = style({
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
