import { globalStyle, style } from "@vanilla-extract/css";
import { forcedColours, underPointer } from "../media.ts";
import { vars } from "../theme/index.ts";

export const frame = style({ position: "relative" });
globalStyle(`${frame} > input`, { paddingInlineEnd: "56px" });
export const reveal = style({
  position: "absolute",
  insetBlock: "0",
  insetInlineEnd: "0",
  display: "grid",
  placeItems: "center",
  inlineSize: "48px",
  minBlockSize: "44px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.colour.inkQuiet,
  cursor: "pointer",
  "@media": {
    ...underPointer({ color: vars.colour.ink })["@media"],
    [forcedColours]: { border: "1px solid ButtonText" },
  },
});
