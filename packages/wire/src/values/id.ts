import * as v from "valibot";

const IntegerId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A text without characters that a URL would escape, such as a UUID. */
const TextId = v.pipe(v.string(), v.regex(/^[\w:~-][\w.:~-]{0,199}$/));

/** Id of a row: a number, or a text if a server uses texts (the specification does not define the type). */
export const Id = v.union([IntegerId, TextId]);
export type Id = v.InferOutput<typeof Id>;

/** Parses the text of an id, such as a part of a URL: digits become a number if they fit. */
export const idOfText = (text: string): Id => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);
