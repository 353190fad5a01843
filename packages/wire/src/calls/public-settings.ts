import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { SuppressEntries } from "../records/suppress-entries.ts";

/** Public settings of the brand, as they are now. */
export const PublicSettings = record("PublicSettings", {
  /** False: individuals are logged out and sent to /unsupported/ (R1.5). */
  individuals: v.boolean(),
  suppress_entries: SuppressEntries,
  maintenance: v.object({ on: v.boolean(), until: v.nullable(v.string()) }),
  /** The version that a registration agrees to. */
  terms_version: v.string(),
  upload: v.object({ max_bytes: v.number(), max_files_per_kind: v.number() }),
});
export type PublicSettings = v.InferOutput<typeof PublicSettings>;

export const getPublicSettings = call({
  summary: "What anybody may know of how the brand works",
  area: "session",
  method: "GET",
  path: "system_settings/public/",
  answer: PublicSettings,
  since: 1,
});
