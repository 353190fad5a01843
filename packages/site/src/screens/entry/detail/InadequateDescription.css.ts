import { style } from "@vanilla-extract/css";

/** As it was written, line by line. */
export const description = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
