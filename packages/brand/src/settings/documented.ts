import * as v from "valibot";

/** A schema with the sentence that the handbook shows beside its key. */
export const documented = <Schema extends v.GenericSchema>(sentence: string, schema: Schema) =>
  v.pipe(schema, v.description(sentence));
