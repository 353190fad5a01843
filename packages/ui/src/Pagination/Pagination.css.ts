import { style } from "@vanilla-extract/css";
import { tablet, underPointer } from "../media.ts";
import { vars } from "../theme/index.ts";

export const list = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  fontVariantNumeric: "tabular-nums",
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  minInlineSize: "44px",
  minBlockSize: "44px",
  paddingInline: "8px",
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  color: vars.colour.brandInk,
  textDecoration: "none",
  ...underPointer({ background: vars.colour.sunken }),
  selectors: { "&[aria-current]": { borderColor: vars.colour.brandInk, fontWeight: 700 } },
});
/** A phone shows only the current page and the links back and forward. */
export const number = style({ display: "none", "@media": { [tablet]: { display: "block" } } });
export const position = style({ paddingInline: vars.space.m, "@media": { [tablet]: { display: "none" } } });
export const hidden = style({ visibility: "hidden" });
