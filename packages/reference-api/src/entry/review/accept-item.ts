import { type CalendarDate, DocumentsConfirmation, IdentityConfirmation } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { decideIdentity } from "./decide-identity.ts";
import { type Item, setItemStatus } from "./item.ts";
import type { ReviewContext } from "./review-context.ts";
import { requireUnderReview } from "./review-context.ts";

/** Accepts an item and removes its remark. */
export async function acceptItem(context: ReviewContext, entry: EntryWithClaims, item: Item): Promise<void> {
  requireUnderReview(entry);
  const remark = await context.transaction
    .deleteFrom("inadequacy")
    .where("entry_id", "=", entry.id)
    .where("subject", "=", item.subject)
    .where("claim_id", item.claim === null ? "is" : "=", item.claim)
    .returning("id")
    .executeTakeFirst();
  if (item.subject !== "identity")
    return setItemStatus(context, entry, item, DocumentsConfirmation.confirmed);
  // Unlike other items, an identity must be under review and gets a last day.
  const validUntil = remark ? await reopenIdentity(context, entry.applicant_id) : undefined;
  await decideIdentity(context, entry.applicant_id, { accept: true, ...(validUntil ? { validUntil } : {}) });
}

/** Sets an inadequate identity under review again and returns its last day of validity. */
async function reopenIdentity(
  { transaction }: ReviewContext,
  applicantId: number,
): Promise<CalendarDate | null | undefined> {
  const applicant = await transaction
    .updateTable("applicant")
    .set({ identity_confirmation: IdentityConfirmation.confirming })
    .where("id", "=", applicantId)
    .where("identity_confirmation", "=", IdentityConfirmation.inadequate)
    .returning("identity_valid_date")
    .executeTakeFirst();
  return applicant?.identity_valid_date;
}
