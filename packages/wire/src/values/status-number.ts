import * as v from "valibot";

/** The status of an entry or a claim (spec §4). A number that nobody knows here is shown as it is and offers no act. */
export const StatusNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
