import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";

/** How long the session lasts: without use, and at the longest. An addition. */
export const Session = record("Session", {
  expires_at: Timestamp,
  /** The same as a span: the clock of the browser may be wrong. */
  seconds_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ends_at: Timestamp,
});
export type Session = v.InferOutput<typeof Session>;
