import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { Id } from "../values/id.ts";

/** Life of the session: without use, and at the longest. An addition. */
export const Session = record("Session", {
  expires_at: Timestamp,
  /** The same as a span: the clock of the browser may be wrong. */
  seconds_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ends_at: Timestamp,
});
export type Session = v.InferOutput<typeof Session>;

/** One browser in which the applicant is signed in. An addition. */
export const SignedInSession = record("SignedInSession", {
  id: Id,
  /** Browser and system, such as "Chrome / Android"; empty where the browser does not say. */
  device: v.string(),
  created_at: Timestamp,
  /** Used last, to within some minutes. */
  seen_at: Timestamp,
  /** The one that asks. */
  is_current: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof SignedInSession>;
