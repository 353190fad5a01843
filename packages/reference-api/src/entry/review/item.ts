import { reasonsText } from "@kaitori/brand/reasons";
import {
  type CalendarDate,
  ClaimStatus,
  comparedField,
  DocumentsConfirmation,
  financialStatementsValidUntil,
  IdentityConfirmation,
  isFurtherKind,
  isPaperOf,
  type ReviewReason,
  todayInTokyo,
} from "@kaitori/domain";
import { updateApplicant } from "../../database/applicants.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { Inadequacy } from "../../database/tables/numeric-ids.ts";
import { conflict, validationFailed } from "../../http/errors.ts";
import { type ReviewContext, requireUnderReview } from "../make-move.ts";
import { requireClaim } from "../own-entry.ts";
import { setFurtherPaper } from "../submission/further-papers.ts";
import { decideIdentity } from "./decide-identity.ts";
import { type OnPaper, toGivenReasons } from "./given-reasons.ts";

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
  const { transaction, brand } = context;
  const { subject, claim: claimId, uploads, codes = [], on_paper, reason: remark = "" } = rejection;
  // The applicant corrects figures in the form of the claim, so their reasons apply to the claim only.
  const figures = subject === "claim" ? [] : codes.filter((code) => comparedField(code) !== null);
  if (figures.length > 0)
    throw validationFailed({ codes: [{ code: "figuresOfAPaper", params: { codes: figures.join(", ") } }] });
  const claim = entry.claims.find(({ id }) => id === claimId);
  const reasons = toGivenReasons(context, codes, claim, on_paper);
  const reason = [reasonsText(brand.copy, reasons), remark].filter((part) => part !== "").join("\n");
  if (claim && claim.status !== ClaimStatus.underReview)
    throw conflict("claimDecided", { claim_status: claim.status });
  await setItemStatus(context, entry, rejection, DocumentsConfirmation.inadequate);
  await refuseUploadsOfOtherItems(context, entry, rejection);
  // The profile page, which takes identity documents, shows the reason too (R4.9).
  if (subject === "identity")
    await updateApplicant(transaction, entry.applicant_id, { identity_reason: reason });
  const remarkColumns = {
    uploads: JSON.stringify(uploads),
    reason,
    remark,
    reasons: JSON.stringify(reasons),
  };
  await transaction
    .insertInto("inadequacy")
    .values({ entry_id: entry.id, claim_id: claimId, subject, ...remarkColumns })
    .onConflict((conflicting) =>
      conflicting.columns(["entry_id", "claim_id", "subject"]).doUpdateSet(remarkColumns),
    )
    .execute();
}

/** A rejection names only uploads of its own item, because the site requests no others. */
async function refuseUploadsOfOtherItems(
  { transaction }: ReviewContext,
  { id: entryId, applicant_id }: EntryWithClaims,
  { subject, claim, uploads }: ItemRejection,
): Promise<void> {
  if (uploads.length === 0) return;
  const files = transaction.selectFrom("file").select(["file.id", "file.kind"]);
  const filesOfEntry =
    claim === null
      ? files.innerJoin("entry_file", "entry_file.file_id", "file.id").where("entry_id", "=", entryId)
      : files.innerJoin("claim_file", "claim_file.file_id", "file.id").where("claim_id", "=", claim);
  const itemFiles =
    subject === "identity" ? files.where("file.applicant_id", "=", applicant_id) : filesOfEntry;
  const papers = (await itemFiles.execute()).filter(({ kind }) => isPaperOf(subject, kind));
  const foreignFiles = uploads.filter((upload) => !papers.some(({ id }) => id === upload)).join(", ");
  if (foreignFiles)
    throw validationFailed({ uploads: [{ code: "foreignFiles", params: { files: foreignFiles } }] });
}

/** Item of the review that the desk accepts or asks for again (B4). */
export type Item = Pick<Inadequacy, "subject" | "claim">;

const columnsOfClaim = {
  invoice: "invoice_confirmation_status",
  additional_doc: "additional_doc_confirmation_status",
} as const;
const columnsOfEntry = {
  withdrawals_detail: "account_activity_statement_confirmation_status",
  financial_statements: "financial_statement_confirmation_status",
} as const;

/** Writes the status of an item to its entry, claim or applicant. */
export async function setItemStatus(
  context: Pick<ReviewContext, "transaction" | "brand" | "now">,
  entry: EntryWithClaims,
  { subject, claim }: Item,
  status: DocumentsConfirmation,
): Promise<void> {
  const { transaction, now } = context;
  if (isFurtherKind(subject)) return setFurtherPaper(context, entry, subject, status);
  if (subject === "invoice" || subject === "additional_doc" || subject === "claim") {
    const { id } = requireClaim(entry, claim ?? 0);
    if (subject === "claim") return;
    const change = { [columnsOfClaim[subject]]: status, updated_at: now };
    await transaction.updateTable("claim").set(change).where("id", "=", id).execute();
    return;
  }
  // The status applies to the next entry too (R4.10). Accepted statements are valid for a time (R9.3).
  const isAccepted = status === DocumentsConfirmation.confirmed;
  const today = todayInTokyo(now);
  const applicantChange = {
    identity: { identity_confirmation: status },
    withdrawals_detail: {
      withdrawals_detail_status: status,
      ...(isAccepted ? { last_withdrawals_detail_date: today } : {}),
    },
    financial_statements: {
      financial_statements_status: status,
      ...(isAccepted ? { financial_statements_valid_date: financialStatementsValidUntil(today) } : {}),
    },
  }[subject];
  await updateApplicant(transaction, entry.applicant_id, applicantChange);
  if (subject === "identity") return;
  const change = { [columnsOfEntry[subject]]: status, updated_at: now };
  await transaction.updateTable("entry").set(change).where("id", "=", entry.id).execute();
}

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
