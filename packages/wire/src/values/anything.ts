import * as v from "valibot";

/** The `metadata` of a record; the specification defines neither content nor type. */
export const Anything = v.optional(v.unknown(), null);
