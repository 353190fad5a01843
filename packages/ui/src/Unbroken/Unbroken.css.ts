import { style } from "@vanilla-extract/css";

/** An inline block moves to the next line as a whole, and breaks only if it is longer than a line. */
export const unbroken = style({
  display: "inline-block",
  maxInlineSize: "100%",
  wordBreak: "keep-all",
  verticalAlign: "top",
});
