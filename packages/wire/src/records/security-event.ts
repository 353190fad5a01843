import * as v from "valibot";
import { record } from "../record.ts";
import { Timestamp } from "../values/date.ts";
import { Id } from "../values/id.ts";

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
