import { style } from "@vanilla-extract/css";

/** One box of the line: it moves to the next line as a whole, and breaks only where it is longer than a line. */
export const unbroken = style({
  display: "inline-block",
  maxInlineSize: "100%",
  wordBreak: "keep-all",
  verticalAlign: "top",
});
