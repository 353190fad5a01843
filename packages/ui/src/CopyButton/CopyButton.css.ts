import { style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { vars } from "../theme/index.ts";

export const wrapper = style({
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "flex-end",
});
export const button = style([
  smallButton,
  {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "4px",
    whiteSpace: "nowrap",
  },
]);
// A list reserves the width of this message for the button.
export const failed = style({ maxInlineSize: "9em", fontSize: vars.type.small });
