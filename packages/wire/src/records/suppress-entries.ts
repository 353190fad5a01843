import * as v from "valibot";
import { record } from "../record.ts";

/** Users whose new entries are suppressed (R3.1); all fields are null for none. */
export const SuppressEntries = record("SuppressEntries", {
  method: v.nullable(v.string()),
  segment: v.nullable(v.string()),
  message: v.nullable(v.string()),
});
export type SuppressEntries = v.InferOutput<typeof SuppressEntries>;
