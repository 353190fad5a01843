import * as v from "valibot";

/** A status (R4.1, R4.4). An unknown one (number, text or null) is shown and allows no action. */
export const statusAmong = (known: readonly number[]) =>
  v.nullable(v.union([v.picklist(known), v.pipe(v.number(), v.integer(), v.minValue(0)), v.string()]));
