import * as v from "valibot";

/** Every row is known by a whole number that the server gives. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1));
export type Id = v.InferOutput<typeof Id>;
