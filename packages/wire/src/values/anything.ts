import * as v from "valibot";

/** Internal remarks on a record; the specification defines neither content nor type. */
export const Anything = v.optional(v.unknown(), null);
