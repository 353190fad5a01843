import type * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";

/** How long the session lasts: without use, and at the longest. An addition. */
export const Session = record("Session", {
  expires_at: Timestamp,
  ends_at: Timestamp,
});
export type Session = v.InferOutput<typeof Session>;
