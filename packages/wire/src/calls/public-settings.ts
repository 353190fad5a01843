import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";

/** Public settings of the brand, as they are now. */
export const PublicSettings = record("PublicSettings", {
  /** False: individuals are logged out and sent to /unsupported/ (R1.5). */
  individuals: v.boolean(),
  maintenance: v.object({ on: v.boolean(), until: v.nullable(v.string()) }),
  /** The version that a registration agrees to. */
  terms_version: v.string(),
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
