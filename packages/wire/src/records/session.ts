import * as v from "valibot";
import { record } from "../record.ts";
import { Id, Timestamp } from "../values.ts";

/** End of the session: `expires_at` without further use, `ends_at` in any case. Not in the specification. */
export const Session = record("Session", {
  expires_at: Timestamp,
  /** Seconds until `expires_at`, because the clock of the browser may be wrong. */
  seconds_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ends_at: Timestamp,
});
export type Session = v.InferOutput<typeof Session>;

/** A browser in which the applicant is logged in. Not in the specification. */
export const SignedInSession = record("SignedInSession", {
  id: Id,
  /** Browser and system, such as "Chrome / Android"; empty if unknown. */
  device: v.string(),
  created_at: Timestamp,
  /** Last use, accurate to some minutes. */
  seen_at: Timestamp,
  /** True for the session of the request. */
  is_current: v.boolean(),
});
export type SignedInSession = v.InferOutput<typeof SignedInSession>;

export const securityEventKinds = [
  "login",
  "login_failed",
  "password_changed",
  "password_reset",
  "mail_changed",
  "account_changed",
  "session_ended",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** A security event of the account, such as a login or a new password; not in the specification. */
export const SecurityEvent = record("SecurityEvent", {
  id: Id,
  kind: v.picklist(securityEventKinds),
  /** Browser and system, as in a session. */
  device: v.string(),
  happened_at: Timestamp,
});
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>;
