import { createVar } from "@vanilla-extract/css";

/** Height of a navigation at the foot of a phone; other fixed elements are above it. */
export const footNavigationHeight = createVar();
