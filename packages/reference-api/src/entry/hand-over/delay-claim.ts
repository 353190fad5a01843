import { deskCopy } from "@kaitori/brand/copy/desk";
import { type DelayBlocker, delayBlockersOf, todayInTokyo } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, type RefusalMessage } from "../../http/errors.ts";
import { readAgreedDays } from "../offer/agreed-days.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { closeTasks } from "../tasks/open-task.ts";
import { moveSoldClaim, requireSoldClaim } from "./book-hand-over.ts";
import { recordContact } from "./contacts.ts";
import { findQuestionDays } from "./questions.ts";

const refusals = {
  notSold: "claimNotInState",
  notDue: "delayNotDue",
  payerLate: "delayPayerLate",
  payerInsolvent: "delayPayerInsolvent",
  uncollectable: "delayUncollectable",
  notAskedTwice: "delayNotAskedTwice",
} as const satisfies Record<DelayBlocker, RefusalMessage>;

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
  const { facts } = await requireSoldClaim(context, entry, id);
  const [blocker, ...more] = delayBlockersOf(facts, await findQuestionDays(transaction, id), {
    today: todayInTokyo(now),
    ...(await readAgreedDays(transaction, entry.id, brand.settings)),
  });
  if (blocker) throw conflict(refusals[blocker], { blockers: [blocker, ...more] });
  // The mail about the delay counts as a contact.
  await recordContact(context, entry, { note: deskCopy.texts.delayMail });
  await moveSoldClaim(context, entry, id, "delay");
  await closeTasks(transaction, { claim_id: id, kind: "unanswered" }, now);
  await transaction
    .updateTable("applicant")
    .set({ has_entry_permission_when_delayed: false, updated_at: now })
    .where("id", "=", entry.applicant_id)
    .execute();
}
