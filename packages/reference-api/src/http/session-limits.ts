import type { Session } from "@kaitori/wire";

const hour = 3_600_000;
const day = 24 * hour;

/** Both limits are enforced by the server; the age of the cookie is only a hint for the browser. */
export const limitsOf = (persistent: boolean): { idle: number; absolute: number } =>
  persistent ? { idle: 14 * day, absolute: 30 * day } : { idle: 2 * hour, absolute: day };

export interface SessionTimes {
  /** When it ends unless it is used before. */
  expiresAt: Date;
  /** When it ends however much it is used. */
  endsAt: Date;
}

/** Without use it ends after its idle time, and in any case at its end. */
export function idleEnd(persistent: boolean, now: Date, endsAt: Date): Date {
  const unused = new Date(now.getTime() + limitsOf(persistent).idle);
  return unused < endsAt ? unused : endsAt;
}

/** Life of a session as the browser hears it; it counts the seconds, as its clock may be wrong. */
export const toSessionAnswer = ({ expiresAt, endsAt }: SessionTimes, now: Date): Session => ({
  expires_at: expiresAt.toISOString(),
  seconds_left: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  ends_at: endsAt.toISOString(),
});
