import { createVar } from "@vanilla-extract/css";

/** Height of the navigation at the foot of a phone, where it lies there: other fixed parts stand above it. */
export const dock = createVar();
