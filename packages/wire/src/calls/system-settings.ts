import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";

/** Users whose new entries are suppressed (R3.1); all fields are null for none. */
export const SuppressEntries = record("SuppressEntries", {
  method: v.nullable(v.string()),
  segment: v.nullable(v.string()),
  message: v.nullable(v.string()),
});
export type SuppressEntries = v.InferOutput<typeof SuppressEntries>;

/** The path has the specification's spelling, `supress`. */
export const getSuppressEntries = call({
  summary: "Read whether new entries are suppressed",
  method: "GET",
  path: "system_settings/supress_entries/",
  answer: SuppressEntries,
  /** During maintenance; `until` is its expected end. */
  errors: { 503: v.object({ until: v.nullish(v.string()) }) },
});
