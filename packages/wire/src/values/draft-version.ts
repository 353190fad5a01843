import * as v from "valibot";

/** Counts the writes of a draft; 0 before the first. A write with an older version is refused (B3). */
export const DraftVersion = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
