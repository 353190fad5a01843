import * as v from "valibot";

const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A text as it may stand in an address: a UUID, a longer number … */
const Name = v.pipe(v.string(), v.regex(/^[\w:~-][\w.:~-]{0,199}$/));

/** Id of a row: a number, or a text if a server uses texts (the specification does not say which). */
export const Id = v.union([WholeNumber, Name]);
export type Id = v.InferOutput<typeof Id>;

/** An id out of an address or a text: digits are a number, as long as a number holds them. */
export const idOfText = (text: string): Id => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);
