import {
  type ContactBlocker,
  type ContactStop,
  contactBlockers,
  contactStops,
  type DeskStop,
  todayInTokyo,
} from "@kaitori/domain";
import type { Executor } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, type RefusalMessage } from "../../http/errors.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { closeTasks, openTask } from "../tasks/open-task.ts";

const refusals = {
  lawyer: "contactLawyer",
  complaint: "contactComplaint",
  insolvency: "contactInsolvency",
  contactedToday: "contactedToday",
  outsideHours: "contactOutsideHours",
} as const satisfies Record<ContactBlocker, RefusalMessage>;

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
  const [blocker, ...more] = contactBlockers({ stops, lastOn: last ? last.day : null }, now);
  if (blocker) throw conflict(refusals[blocker], { blockers: [blocker, ...more] });
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
