import { deskCopy } from "@kaitori/brand/copy/desk";
import {
  type CalendarDate,
  type ContactStop,
  contactBlockers,
  contactStops,
  type DeskStop,
  delayBlockersOf,
  todayInTokyo,
} from "@kaitori/domain";
import { sql } from "kysely";
import type { Executor } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { refuseBlocked } from "../../http/errors.ts";
import type { ReviewContext } from "../make-move.ts";
import { agreedDays } from "../offer/offer-terms.ts";
import { closeTasks, openTask } from "../tasks/open-task.ts";
import { requireSoldClaim } from "./book-hand-over.ts";
import { permitEntry } from "./desk-settings.ts";
import { moveSoldClaim } from "./record-claim-event.ts";

/** Records a contact about a delay, at most once a day, within the hours and not after a stop (B12). */
export async function recordContact(
  { transaction, now }: ReviewContext,
  { applicant_id }: EntryWithClaims,
  { note }: { readonly note: string },
): Promise<void> {
  const stops = await findContactStops(transaction, applicant_id);
  const last = await transaction
    .selectFrom("delay_contact")
    .select("day")
    .where("applicant_id", "=", applicant_id)
    .orderBy("day", "desc")
    .executeTakeFirst();
  const blockers = contactBlockers({ stops, lastContactOn: last ? last.day : null }, now);
  if (blockers.length > 0) refuseBlocked(blockers);
  await transaction
    .insertInto("delay_contact")
    .values({ applicant_id, day: todayInTokyo(now), at: now, note })
    .execute();
}

/** Stops contacts about money. After the seller's insolvency a task asks the desk to decide. */
export async function stopContacts(
  { transaction, brand, now }: ReviewContext,
  entry: EntryWithClaims,
  { cause, note }: { cause: DeskStop; note: string },
): Promise<void> {
  await transaction
    .insertInto("contact_stop")
    .values({ applicant_id: entry.applicant_id, cause, note, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (cause !== "insolvency") return;
  const { id: entry_id, applicant_id } = entry;
  const due_on = todayInTokyo(now);
  const task = { brand: brand.name, kind: "sellerInsolvent", applicant_id, entry_id, due_on } as const;
  await openTask(transaction, task, now);
}

export async function resumeContacts(
  { transaction, now }: ReviewContext,
  entry: EntryWithClaims,
  { cause }: { readonly cause: DeskStop },
): Promise<void> {
  await transaction
    .updateTable("contact_stop")
    .set({ ended_at: now })
    .where("applicant_id", "=", entry.applicant_id)
    .where("cause", "=", cause)
    .where("ended_at", "is", null)
    .execute();
  if (cause === "insolvency")
    await closeTasks(transaction, { applicant_id: entry.applicant_id, kind: "sellerInsolvent" }, now);
}

export async function findContactStops(executor: Executor, applicantId: number): Promise<ContactStop[]> {
  const rows = await executor
    .selectFrom("contact_stop")
    .select("cause")
    .where("applicant_id", "=", applicantId)
    .where("ended_at", "is", null)
    .execute();
  return contactStops.filter((cause) => rows.some((row) => row.cause === cause));
}

/** Lists the days of the questions about a claim since its last report or booking, the earliest first. */
export async function findQuestionDays(executor: Executor, claim: number): Promise<CalendarDate[]> {
  const rows = await executor
    .selectFrom("asked_claim")
    .select("at")
    .where("claim_id", "=", claim)
    .where(
      "at",
      ">",
      sql<Date>`greatest('-infinity'::timestamptz,
        (select max(greatest(at, taken_back_at)) from claim_report where claim_id = ${claim}),
        (select max(greatest(booked_at, undone_at)) from hand_over_booking where claim_id = ${claim}))`,
    )
    .orderBy("at")
    .execute();
  return rows.map(({ at }) => todayInTokyo(at));
}

/** Records that a mail has asked about these claims, once a day. */
export async function recordQuestions(
  executor: Executor,
  claims: readonly number[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return;
  await executor
    .insertInto("asked_claim")
    .values(claims.map((claim_id) => ({ claim_id, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Sets a delay (wire status 7): the seller withholds money or does not answer. New entries are then blocked unless
 * the desk permits them (R4.15).
 */
export async function delayClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id }: { readonly claim: number },
): Promise<void> {
  const { transaction, brand, now } = context;
  const { facts, agreed } = await requireSoldClaim(context, entry, id);
  const blockers = delayBlockersOf(facts, await findQuestionDays(transaction, id), {
    today: todayInTokyo(now),
    ...agreedDays(agreed, brand.settings),
  });
  if (blockers.length > 0) refuseBlocked(blockers);
  // The mail about the delay counts as a contact.
  await recordContact(context, entry, { note: deskCopy.texts.delayMail });
  await moveSoldClaim(context, entry, id, "delay");
  await closeTasks(transaction, { claim_id: id, kind: "unanswered" }, now);
  await permitEntry(context, entry, { permit: false });
}
