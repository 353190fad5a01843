import { style } from "@vanilla-extract/css";
import { box } from "../text-input/text-input.css.ts";
import { vars } from "../theme/index.ts";

export const frame = style({ position: "relative" });
export const select = style([
  box,
  { appearance: "none", paddingInlineEnd: "44px", textOverflow: "ellipsis", cursor: "pointer" },
]);
export const arrow = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: "12px",
  display: "grid",
  placeItems: "center",
  pointerEvents: "none",
  color: vars.colour.inkQuiet,
});
