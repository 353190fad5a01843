import * as v from "valibot";

/** A list of at least one and at most `most` items. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(
    v.array(schema),
    v.minLength(1, "must hold at least one"),
    v.maxLength(most, `must hold at most ${most}`),
  );
