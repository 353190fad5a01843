import { style } from "@vanilla-extract/css";

/** Keeps the line breaks of the mail. */
export const body = style({ whiteSpace: "pre-line", maxInlineSize: "40em", overflowWrap: "anywhere" });
