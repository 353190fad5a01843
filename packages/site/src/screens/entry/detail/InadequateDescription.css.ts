import { style } from "@vanilla-extract/css";

/** Keeps the line breaks of the text. */
export const description = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
