import * as v from "valibot";
import { record } from "../record.ts";

/** A message as a code, with the figures and names of its sentence. Unknown codes are accepted. */
export const MessageCode = record("MessageCode", {
  code: v.string(),
  params: v.optional(v.record(v.string(), v.union([v.number(), v.string()]))),
});
export type MessageCode = v.InferOutput<typeof MessageCode>;

/**
 * Codes at the paths of the messages, in the same order, so that a site can use its own sentences. `{ "email": ["…"],
 * "codes": { "email": [{ "code": "email" }] } }`, `{ "detail": "…", "codes": { "detail": [{ "code": "tooOften" }] }
 * }`.
 */
export type Codes = { [field: string]: MessageCode[] | Codes | Codes[] };
export const Codes: v.GenericSchema<Codes> = v.pipe(
  v.record(
    v.string(),
    // Lists come first, because valibot accepts a list as a record. A row without issues is an empty record.
    v.union([v.array(MessageCode), v.array(v.lazy(() => Codes)), v.lazy(() => Codes)]),
  ),
  v.title("Codes"),
);

/** Codes beside the messages of an error; a server without codes omits it. */
export const codesField = { codes: v.optional(Codes) };
