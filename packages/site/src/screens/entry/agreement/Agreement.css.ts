import { style } from "@vanilla-extract/css";

/** The hash is long and has no spaces to break at. */
export const footnote = style({
  overflowWrap: "anywhere",
  wordBreak: "break-all",
  whiteSpace: "pre-line",
});
