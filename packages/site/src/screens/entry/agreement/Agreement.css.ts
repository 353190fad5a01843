import { style } from "@vanilla-extract/css";

/** The check number is long and has no words to break at. */
export const footnote = style({
  overflowWrap: "anywhere",
  wordBreak: "break-all",
  whiteSpace: "pre-line",
});
