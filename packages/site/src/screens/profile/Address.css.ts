import { style } from "@vanilla-extract/css";

/** Keeps a value such as 9-99-9 on one line if it fits. */
export const phrase = style({ display: "inline-block" });
