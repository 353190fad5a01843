import { style } from "@vanilla-extract/css";

/** Stays on one line where it fits: browsers break 9-99-9 at its hyphens. */
export const phrase = style({ display: "inline-block" });
