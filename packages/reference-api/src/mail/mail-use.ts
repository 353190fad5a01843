import type { MailName } from "@kaitori/brand/mail";
import { type CalendarDate, ClaimStatus, todayInTokyo } from "@kaitori/domain";
import { type RawBuilder, sql } from "kysely";
import type { Executor } from "../database/database.ts";

/** Hours for which the links in mails can be opened. */
export const linkHours = { activation: 24, passwordReset: 1, mailChange: 24 } as const;

const hoursOfKinds: Partial<Record<MailName, number>> = linkHours;
/** Mail servers also give up after five days. */
const otherHours = 5 * 24;

type StoredMail = {
  readonly kind: MailName | null;
  readonly applicant_id: number | null;
  readonly created_at: Date;
};

/** True if the mail has waited for longer than it is of use. */
export function isTooOld({ kind, created_at }: StoredMail, now: Date): boolean {
  const hours = (kind !== null && hoursOfKinds[kind]) || otherHours;
  return now.getTime() - created_at.getTime() > hours * 3_600_000;
}

const { canBuy, transferred, delay } = ClaimStatus;

/** Conditions that a claim of the recipient must still meet when the mail is sent. */
const reasonsOn = (today: CalendarDate): Partial<Record<MailName, RawBuilder<boolean>>> => ({
  offerEndsSoon: sql`claim.status = ${canBuy} and entry.contract_period >= ${today}`,
  handOverSoon: sql`claim.status = ${transferred} and claim.return_date >= ${today}`,
  handOverToday: sql`claim.status = ${transferred} and claim.return_date = ${today}`,
  reportAsked: sql`claim.status = ${transferred}`,
  delay: sql`claim.status = ${delay}`,
});

/** True for a reminder or a mail about a delay whose day has passed or whose claim has been settled meanwhile. */
export async function isReasonGone(
  executor: Executor,
  { kind, applicant_id }: StoredMail,
  now: Date,
): Promise<boolean> {
  const reason = kind === null ? undefined : reasonsOn(todayInTokyo(now))[kind];
  if (reason === undefined || applicant_id === null) return false;
  const claim = await executor
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select("claim.id")
    .where("claim.applicant_id", "=", applicant_id)
    .where(reason)
    .limit(1)
    .executeTakeFirst();
  return claim === undefined;
}
