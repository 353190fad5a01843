import * as v from "valibot";

/** Remarks of the service on a record; the specification does not show what stands in them. */
export const Metadata = v.record(v.string(), v.unknown());
