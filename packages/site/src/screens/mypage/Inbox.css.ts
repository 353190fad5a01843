import { style } from "@vanilla-extract/css";

export const body = style({ whiteSpace: "pre-line", maxInlineSize: "40em", overflowWrap: "anywhere" });
