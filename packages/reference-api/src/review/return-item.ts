import { ClaimStatus, DocumentsConfirmation } from "@kaitori/domain";
import type { Inadequacy } from "@kaitori/wire";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { applicantFiles } from "../files/applicant-files.ts";
import { conflict, validationFailed } from "../http/errors.ts";
import { setItemStatus } from "./item.ts";
import { requireUnderReview } from "./require-under-review.ts";
import type { ReviewContext } from "./review-context.ts";

/** The item will not do, and why; told to the applicant when the review of the whole entry is finished. */
export async function returnItem(
  context: ReviewContext,
  entry: EntryWithClaims,
  item: Inadequacy,
): Promise<void> {
  const { subject, claim, uploads, reason } = item;
  requireUnderReview(entry);
  const decided = entry.claims.find(({ id, status }) => id === claim && status !== ClaimStatus.underReview);
  if (decided) throw conflict("この請求書はすでに判断されています。", { claim_status: decided.status });
  await refuseOtherPapers(context, entry, item);
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

/** A remark names papers of its own item: of any other the applicant would never be asked for a new one. */
async function refuseOtherPapers(
  context: ReviewContext,
  entry: EntryWithClaims,
  item: Inadequacy,
): Promise<void> {
  if (item.uploads.length === 0) return;
  const own = await papersOf(context, entry, item);
  const others = item.uploads.filter((id) => !own.includes(id));
  if (others.length > 0)
    throw validationFailed({ uploads: [`この書類のファイルではありません: ${others.join(", ")}`] });
}

async function papersOf(
  { transaction }: ReviewContext,
  entry: EntryWithClaims,
  { subject, claim }: Inadequacy,
): Promise<number[]> {
  if (subject === "identity")
    return (await applicantFiles(transaction, entry.applicant_id, [subject])).map(({ id }) => id);
  const tied =
    claim === null
      ? transaction.selectFrom("entry_file").select("file_id").where("entry_id", "=", entry.id)
      : transaction.selectFrom("claim_file").select("file_id").where("claim_id", "=", claim);
  return (await tied.execute()).map(({ file_id }) => file_id);
}
