import { call } from "../call.ts";
import { SuppressEntries } from "../records/suppress-entries.ts";

/** Spelled so on the wire, and only there. */
export const getSuppressEntries = call({
  summary: "Whether new entries are suppressed",
  area: "session",
  method: "GET",
  path: "system_settings/supress_entries/",
  answer: SuppressEntries,
});
