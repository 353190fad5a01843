import * as v from "valibot";

/** Remarks of the service on a record; the specification says neither what stands in them nor of which type they are. */
export const Anything = v.optional(v.unknown(), null);
