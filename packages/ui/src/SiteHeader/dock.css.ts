import { createVar } from "@vanilla-extract/css";

/** How high the ways at the foot of a phone are, where they lie there: what else keeps to the foot stands above them. */
export const dock = createVar();
