import * as v from "valibot";
import { record } from "../record.ts";
import { DraftVersion, Timestamp } from "../values.ts";

/** Name of a form: `register-profile`, `profile`, `resubmit-12`. */
export const FormName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/));

/** Input of a form; the form's own schema reads it again. */
export const FormInput = v.record(v.string(), v.unknown());

/** Unfinished input of a form other than that of the entry (B3); not in the specification. */
export const FormDraft = record("FormDraft", {
  name: FormName,
  version: DraftVersion,
  updated_at: v.nullable(Timestamp),
  /** Null before the first write. */
  input: v.nullable(FormInput),
});
export type FormDraft = v.InferOutput<typeof FormDraft>;

/** The answer to saving a draft. Further fields are ignored, because a server may return the complete draft. */
export const KeptDraft = record(
  "KeptDraft",
  {},
  {
    /** The version for the next write. */
    version: DraftVersion,
    updated_at: v.nullable(Timestamp),
  },
);
export type KeptDraft = v.InferOutput<typeof KeptDraft>;
