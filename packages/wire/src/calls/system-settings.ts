import * as v from "valibot";
import { call } from "../call.ts";
import { SuppressEntries } from "../records/suppress-entries.ts";

/** Spelled so on the wire, and only there. */
export const getSuppressEntries = call({
  summary: "Whether new entries are suppressed",
  area: "session",
  method: "GET",
  path: "system_settings/supress_entries/",
  answer: SuppressEntries,
  /** A brand that is closed may say until when. */
  errors: { 503: v.object({ until: v.nullish(v.string()) }) },
});
