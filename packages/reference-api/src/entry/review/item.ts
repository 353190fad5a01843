import {
  type CalendarDate,
  DocumentsConfirmation,
  financialStatementsValidUntil,
  IdentityConfirmation,
  isFurtherKind,
  todayInTokyo,
} from "@kaitori/domain";
import { updateApplicant } from "../../database/applicants.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { Inadequacy } from "../../database/tables/own-records.ts";
import { requireClaim } from "../own-entry.ts";
import { setFurtherPaper } from "../submission/further-papers.ts";
import { decideIdentity } from "./decide-identity.ts";
import { type ReviewContext, requireUnderReview } from "./review-context.ts";

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
  await setApplicantStatus({ transaction, now }, entry.applicant_id, subject, status);
  if (subject === "identity") return;
  const change = { [columnsOfEntry[subject]]: status, updated_at: now };
  await transaction.updateTable("entry").set(change).where("id", "=", entry.id).execute();
}

/** The status applies to the next entry too (R4.10). Accepted statements are valid for a time (R9.3). */
async function setApplicantStatus(
  { transaction, now }: Pick<ReviewContext, "transaction" | "now">,
  applicantId: number,
  subject: "identity" | "withdrawals_detail" | "financial_statements",
  status: DocumentsConfirmation,
): Promise<void> {
  const isAccepted = status === DocumentsConfirmation.confirmed;
  const today = todayInTokyo(now);
  const change = {
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
  await updateApplicant(transaction, applicantId, change);
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
