import { style } from "@vanilla-extract/css";
import { forcedColours } from "../media.ts";
import { vars } from "../theme/index.ts";

/** A button in a line of text: large enough for a finger, without making the line higher. */
export const smallButton = style({
  minInlineSize: "44px",
  minBlockSize: "44px",
  padding: "0 8px",
  marginBlock: "-8px",
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  color: vars.colour.brandInk,
  fontSize: vars.type.small,
  cursor: "pointer",
  "@media": { [forcedColours]: { border: "1px solid ButtonText" } },
});
