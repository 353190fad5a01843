import type { Session } from "@kaitori/wire";

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds without use and in total. The age of the cookie is only a hint for the browser. */
export const limitsOf = (persistent: boolean): { idle: number; absolute: number } =>
  persistent ? { idle: 14 * day, absolute: 30 * day } : { idle: 2 * hour, absolute: day };

export interface SessionTimes {
  /** End without further use. */
  expiresAt: Date;
  /** End in any case. */
  endsAt: Date;
}

export function idleEnd(persistent: boolean, now: Date, endsAt: Date): Date {
  const idleEndTime = new Date(now.getTime() + limitsOf(persistent).idle);
  return idleEndTime < endsAt ? idleEndTime : endsAt;
}

/** Lifetime of a session. The browser counts the seconds, because its clock may be wrong. */
export const toSessionAnswer = ({ expiresAt, endsAt }: SessionTimes, now: Date): Session => ({
  expires_at: expiresAt.toISOString(),
  seconds_left: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  ends_at: endsAt.toISOString(),
});
