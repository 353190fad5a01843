import type { Session } from "@kaitori/wire";
import type { SessionTimes } from "../http/session-limits.ts";

/** Life of a session as the browser hears it; it counts the seconds, as its clock may be wrong. */
export const sessionAnswer = ({ expiresAt, endsAt }: SessionTimes, now: Date): Session => ({
  expires_at: expiresAt.toISOString(),
  seconds_left: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  ends_at: endsAt.toISOString(),
});
