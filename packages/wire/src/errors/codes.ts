import * as v from "valibot";
import { record } from "../record.ts";

/** One message: a code, and the figures and names of its sentence. Unknown codes are accepted. */
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
    // Lists first: to valibot a list is a record too. A row without a finding is an empty record.
    v.union([v.array(MessageCode), v.array(v.lazy(() => Codes)), v.lazy(() => Codes)]),
  ),
  v.title("Codes"),
);

/** Beside the messages of every refusal; a server that has only sentences leaves it out. */
export const codesField = { codes: v.optional(Codes) };
