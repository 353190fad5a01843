import { style } from "@vanilla-extract/css";
import { layers, vars } from "../theme/index.ts";

export const skip = style({
  position: "absolute",
  zIndex: layers.skipLink,
  insetBlockStart: "8px",
  insetInlineStart: "8px",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: vars.space.m,
  background: vars.colour.surface,
  color: vars.colour.brandInk,
  fontWeight: 700,
  borderRadius: vars.radius.control,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});
