import * as v from "valibot";
import { call } from "../call.ts";
import { SuppressEntries } from "../records/suppress-entries.ts";

/** The path has the specification's spelling, `supress`. */
export const getSuppressEntries = call({
  summary: "Read whether new entries are suppressed",
  method: "GET",
  path: "system_settings/supress_entries/",
  answer: SuppressEntries,
  /** During maintenance; `until` is its expected end. */
  errors: { 503: v.object({ until: v.nullish(v.string()) }) },
});
