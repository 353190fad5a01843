import { style, styleVariants } from "@vanilla-extract/css";
import { onHover } from "../media.ts";
import { vars } from "../theme/index.ts";

export const link = style({
  color: vars.colour.brandInk,
  textUnderlineOffset: "0.25em",
  textDecorationThickness: "1px",
  borderRadius: "2px",
  ...onHover({ textDecorationThickness: "2px" }),
});
export const variants = styleVariants({
  text: { textDecorationLine: "underline" },
  // A link on its own line is large enough for a thumb.
  standalone: {
    display: "inline-flex",
    alignItems: "center",
    gap: vars.space.xs,
    minBlockSize: "44px",
    minInlineSize: "44px",
    textDecorationLine: "underline",
  },
  subtle: {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "44px",
    minInlineSize: "44px",
    color: "inherit",
    textDecorationLine: "none",
    ...onHover({ textDecorationLine: "underline" }),
  },
});
/** The icon for a new tab stays on the line of the last word. */
export const newTabIcon = style({
  display: "inline-block",
  verticalAlign: "-0.15em",
  marginInlineStart: "0.2em",
});
