import { globalStyle, style } from "@vanilla-extract/css";
import { iconButton } from "../base/icon-button.css.ts";
import { onHover } from "../media.ts";
import { vars } from "../theme/index.ts";

export const frame = style({ position: "relative" });
globalStyle(`${frame} > input`, { paddingInlineEnd: "56px" });
export const reveal = style([
  iconButton,
  {
    position: "absolute",
    insetBlock: "0",
    insetInlineEnd: "0",
    inlineSize: "48px",
    color: vars.colour.inkQuiet,
    ...onHover({ color: vars.colour.ink }),
  },
]);
