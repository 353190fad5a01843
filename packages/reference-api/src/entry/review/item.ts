import type { DocumentsConfirmation } from "@kaitori/domain";
import {
  DocumentsConfirmation as Confirmation,
  financialStatementsValidUntil,
  isFurtherKind,
  todayInTokyo,
} from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { Inadequacy } from "../../database/tables/own-records.ts";
import { requireClaim } from "../own-entry.ts";
import { setFurtherPaper } from "../submission/further-papers.ts";
import type { ReviewContext } from "./review-context.ts";

/** Item of the review that the desk accepts or asks for again (B4). */
export type Item = Pick<Inadequacy, "subject" | "claim">;

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
    const column =
      subject === "invoice" ? "invoice_confirmation_status" : "additional_doc_confirmation_status";
    await transaction
      .updateTable("claim")
      .set({ [column]: status, updated_at: now })
      .where("id", "=", id)
      .execute();
    return;
  }
  await setApplicantStatus({ transaction, now }, entry.applicant_id, subject, status);
  if (subject === "identity") return;
  const column =
    subject === "withdrawals_detail"
      ? "account_activity_statement_confirmation_status"
      : "financial_statement_confirmation_status";
  await transaction
    .updateTable("entry")
    .set({ [column]: status, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
}

/** The status applies to the next entry too (R4.10). Accepted statements are valid for a time (R9.3). */
async function setApplicantStatus(
  { transaction, now }: Pick<ReviewContext, "transaction" | "now">,
  applicantId: number,
  subject: "identity" | "withdrawals_detail" | "financial_statements",
  status: DocumentsConfirmation,
): Promise<void> {
  const isAccepted = status === Confirmation.confirmed;
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
  await transaction.updateTable("applicant").set(change).where("id", "=", applicantId).execute();
}
