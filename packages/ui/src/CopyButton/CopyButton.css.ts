import { style } from "@vanilla-extract/css";
import { smallButton } from "../base/small-button.css.ts";
import { vars } from "../theme/index.ts";

export const wrapper = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: vars.space.s,
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
export const failed = style({ fontSize: vars.type.small });
