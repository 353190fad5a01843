import * as v from "valibot";

/** At least one of them, and no more than a page bears. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(
    v.array(schema),
    v.minLength(1, "must hold at least one"),
    v.maxLength(most, `must hold at most ${most}`),
  );
