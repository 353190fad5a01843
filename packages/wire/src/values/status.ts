import * as v from "valibot";

/**
 * The status of an entry, of a claim or of their papers (spec §4). What is none of those known here, be it a number,
 * a word or nothing, is shown as it is and offers no act.
 */
export const statusAmong = (known: readonly number[]) =>
  v.nullable(v.union([v.picklist(known), v.pipe(v.number(), v.integer(), v.minValue(0)), v.string()]));
