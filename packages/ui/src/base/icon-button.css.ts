import { style } from "@vanilla-extract/css";
import { forcedColours } from "../media.ts";
import { vars } from "../theme/index.ts";

/** A button that shows one icon: large enough for a finger, without a border. */
export const iconButton = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "44px",
  minBlockSize: "44px",
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: "transparent",
  cursor: "pointer",
  "@media": { [forcedColours]: { border: "1px solid ButtonText" } },
});
