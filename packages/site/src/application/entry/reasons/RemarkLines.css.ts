import { style } from "@vanilla-extract/css";

export const description = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
