import { style } from "@vanilla-extract/css";

/** Higher than the check, so that the page can scroll to its former place before the check is there. */
export const waiting = style({ minBlockSize: "500rem" });
