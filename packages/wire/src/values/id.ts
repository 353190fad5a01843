import * as v from "valibot";

const WholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A text that is allowed in an address, such as a UUID. */
const Name = v.pipe(v.string(), v.regex(/^[\w:~-][\w.:~-]{0,199}$/));

/** Id of a row: a number, or a text if a server uses texts (the specification does not say which). */
export const Id = v.union([WholeNumber, Name]);
export type Id = v.InferOutput<typeof Id>;

/** Parses an id from an address or a text: digits become a number if they fit. */
export const idOfText = (text: string): Id => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);
