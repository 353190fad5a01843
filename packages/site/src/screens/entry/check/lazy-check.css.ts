import { style } from "@vanilla-extract/css";

/** Taller than the check page, so that the browser can restore the scroll position before the chunk is loaded. */
export const placeholder = style({ minBlockSize: "500rem" });
