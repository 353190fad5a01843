import { style } from "@vanilla-extract/css";

/** As the mail says it, line by line. */
export const body = style({ whiteSpace: "pre-line", maxInlineSize: "40em", overflowWrap: "anywhere" });
