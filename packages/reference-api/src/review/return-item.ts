import { ClaimStatus, DocumentsConfirmation } from "@kaitori/domain";
import type { Inadequacy } from "@kaitori/wire";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { conflict } from "../http/errors.ts";
import { setItemStatus } from "./item.ts";
import { requireUnderReview } from "./require-under-review.ts";
import type { ReviewContext } from "./review-context.ts";

/** The item will not do, and why; told to the applicant when the review of the whole entry is finished. */
export async function returnItem(
  context: ReviewContext,
  entry: EntryWithClaims,
  { subject, claim, uploads, reason }: Inadequacy,
): Promise<void> {
  requireUnderReview(entry);
  const decided = entry.claims.find(({ id, status }) => id === claim && status !== ClaimStatus.underReview);
  if (decided) throw conflict("この請求書はすでに判断されています。", { claim_status: decided.status });
  await setItemStatus(context, entry, { subject, claim }, DocumentsConfirmation.inadequate);
  // New documents are given on the profile: there it says why, too (R4.9).
  if (subject === "identity")
    await context.transaction
      .updateTable("applicant")
      .set({ identity_reason: reason })
      .where("id", "=", entry.applicant_id)
      .execute();
  const remark = { uploads: JSON.stringify(uploads), reason };
  await context.transaction
    .insertInto("inadequacy")
    .values({ entry_id: entry.id, claim_id: claim, subject, ...remark })
    .onConflict((conflicting) => conflicting.columns(["entry_id", "claim_id", "subject"]).doUpdateSet(remark))
    .execute();
}
