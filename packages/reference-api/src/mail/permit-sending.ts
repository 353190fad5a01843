import { addDays, nextContactHour, todayInTokyo } from "@kaitori/domain";
import type { Executor } from "../database/database.ts";
import type { Mail } from "./mail-store.ts";

/**
 * Decides whether a mail may be sent. An insolvent recipient gets none. With a lawyer or a complaint, mails about money
 * are withheld, and others are sent with the body that requests no money. A mail about a delay waits for the contact
 * hours (B12).
 */
export async function permitSending(
  executor: Executor,
  mail: Mail,
  now: Date,
): Promise<"send" | "sendBodyWithoutRequest" | "withhold" | Date> {
  const stops = await executor
    .selectFrom("contact_stop")
    .innerJoin("applicant", "applicant.id", "contact_stop.applicant_id")
    .select("contact_stop.cause")
    .where("contact_stop.ended_at", "is", null)
    .where((condition) =>
      condition.or([
        condition("applicant.id", "=", mail.applicant_id),
        condition.and([
          condition("applicant.brand", "=", mail.brand),
          condition("applicant.email", "=", mail.recipient),
        ]),
      ]),
    )
    .execute();
  if (stops.some(({ cause }) => cause === "insolvency" || mail.is_about_money)) return "withhold";
  if (stops.length > 0 && mail.quiet_body !== null) return "sendBodyWithoutRequest";
  if (mail.kind !== "delay") return "send";
  const at = nextContactHour(now);
  if (at > now) return at;
  return (await recordDelayContact(executor, mail, now)) ? "send" : nextMorning(now);
}

/** Records a postponed mail as today's contact about the delay; returns false if another contact was recorded today. */
async function recordDelayContact(executor: Executor, mail: Mail, now: Date): Promise<boolean> {
  const day = todayInTokyo(now);
  if (mail.applicant_id === null || todayInTokyo(mail.created_at) === day) return true;
  const contact = { applicant_id: mail.applicant_id, day, at: now, note: mail.subject, mail_id: mail.id };
  await executor
    .insertInto("delay_contact")
    .values(contact)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // A retry on the same day is the same contact.
  const recorded = await executor
    .selectFrom("delay_contact")
    .select("day")
    .where("applicant_id", "=", mail.applicant_id)
    .where("day", "=", day)
    .where("mail_id", "=", mail.id)
    .executeTakeFirst();
  return recorded !== undefined;
}

const nextMorning = (now: Date) =>
  nextContactHour(new Date(`${addDays(todayInTokyo(now), 1)}T00:00:00+09:00`));
