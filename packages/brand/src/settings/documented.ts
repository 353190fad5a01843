import * as v from "valibot";

/** Adds the sentence that the handbook shows beside the key. */
export const documented = <Schema extends v.GenericSchema>(sentence: string, schema: Schema) =>
  v.pipe(schema, v.description(sentence));

/** A key that a brand may leave out, with its sentence. */
export const optional = <Schema extends v.GenericSchema>(sentence: string, schema: Schema) =>
  v.optional(documented(sentence, schema));
