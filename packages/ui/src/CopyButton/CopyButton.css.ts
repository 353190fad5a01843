import { style } from "@vanilla-extract/css";
import { vars } from "../theme/index.ts";

export const wrapper = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: vars.space.s,
});
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "4px",
  minInlineSize: "44px",
  minBlockSize: "44px",
  padding: "0 8px",
  marginBlock: "-8px",
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.colour.brandInk,
  fontSize: vars.type.small,
  whiteSpace: "nowrap",
  cursor: "pointer",
});
export const failed = style({ fontSize: vars.type.small });
