import { reasonsText } from "@kaitori/brand/reasons";
import {
  ClaimStatus,
  comparedField,
  DocumentsConfirmation,
  isPaperOf,
  type ReviewReason,
} from "@kaitori/domain";
import { updateApplicant } from "../../database/applicants.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { Inadequacy } from "../../database/tables/own-records.ts";
import { conflict, validationFailed } from "../../http/errors.ts";
import { type OnPaper, toGivenReasons } from "./given-reasons.ts";
import { type Item, setItemStatus } from "./item.ts";
import { type ReviewContext, requireUnderReview } from "./review-context.ts";

/** A rejected item. The reason is a list of codes, a sentence for the applicant, or both. */
export type ItemRejection = Omit<Inadequacy, "reason" | "reasons" | "remark"> & {
  readonly reason?: string | undefined;
  readonly codes?: readonly ReviewReason[] | undefined;
  readonly on_paper?: OnPaper | undefined;
};

/** Marks the item as inadequate with its reason. The applicant is notified when the review finishes. */
export async function askAgainFor(
  context: ReviewContext,
  entry: EntryWithClaims,
  rejection: ItemRejection,
): Promise<void> {
  requireUnderReview(entry);
  refuseFigureReasonsForPaper(rejection);
  const item = withReasonText(context, entry, rejection);
  const { subject, claim, uploads, reason } = item;
  const decidedClaim = entry.claims.find(
    ({ id, status }) => id === claim && status !== ClaimStatus.underReview,
  );
  if (decidedClaim) throw conflict("claimDecided", { claim_status: decidedClaim.status });
  await setItemStatus(context, entry, { subject, claim }, DocumentsConfirmation.inadequate);
  await refuseUploadsOfOtherItems(context, entry, item);
  // The profile page, which takes identity documents, shows the reason too (R4.9).
  if (subject === "identity")
    await updateApplicant(context.transaction, entry.applicant_id, { identity_reason: reason });
  const remark = {
    uploads: JSON.stringify(uploads),
    reason,
    remark: item.remark ?? "",
    reasons: JSON.stringify(item.reasons ?? []),
  };
  await context.transaction
    .insertInto("inadequacy")
    .values({ entry_id: entry.id, claim_id: claim, subject, ...remark })
    .onConflict((conflicting) => conflicting.columns(["entry_id", "claim_id", "subject"]).doUpdateSet(remark))
    .execute();
}

/** The applicant corrects figures in the form of the claim, so their reasons apply to the claim only. */
function refuseFigureReasonsForPaper({ subject, codes = [] }: ItemRejection): void {
  if (subject === "claim") return;
  const figures = codes.filter((code) => comparedField(code) !== null);
  if (figures.length > 0)
    throw validationFailed({ codes: [{ code: "figuresOfAPaper", params: { codes: figures.join(", ") } }] });
}

/** Converts the codes to the brand's sentences and appends the desk's own sentence. */
function withReasonText(
  context: ReviewContext,
  entry: EntryWithClaims,
  rejection: ItemRejection,
): Inadequacy {
  const { codes = [], on_paper, reason = "", ...item } = rejection;
  const reasons = toGivenReasons(
    context,
    codes,
    entry.claims.find(({ id }) => id === item.claim),
    on_paper,
  );
  const words = [reasonsText(context.brand.copy, reasons), reason].filter((part) => part !== "").join("\n");
  return { ...item, reason: words, remark: reason, ...(reasons.length > 0 ? { reasons } : {}) };
}

/** A rejection names only uploads of its own item, because the site requests no others. */
async function refuseUploadsOfOtherItems(
  context: ReviewContext,
  entry: EntryWithClaims,
  item: Inadequacy,
): Promise<void> {
  if (item.uploads.length === 0) return;
  const itemPapers = await findItemFiles(context, entry, item);
  const foreignFiles = item.uploads.filter((id) => !itemPapers.includes(id));
  if (foreignFiles.length > 0)
    throw validationFailed({
      uploads: [{ code: "foreignFiles", params: { files: foreignFiles.join(", ") } }],
    });
}

async function findItemFiles(
  { transaction }: ReviewContext,
  entry: EntryWithClaims,
  { subject, claim }: Item,
): Promise<number[]> {
  const files = transaction.selectFrom("file").select(["file.id", "file.kind"]);
  const itemFiles =
    subject === "identity"
      ? files.where("file.applicant_id", "=", entry.applicant_id)
      : claim === null
        ? files.innerJoin("entry_file", "entry_file.file_id", "file.id").where("entry_id", "=", entry.id)
        : files.innerJoin("claim_file", "claim_file.file_id", "file.id").where("claim_id", "=", claim);
  const rows = await itemFiles.execute();
  return rows.filter(({ kind }) => isPaperOf(subject, kind)).map(({ id }) => id);
}
