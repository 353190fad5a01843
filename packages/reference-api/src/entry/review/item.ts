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

/** One thing that is looked at by itself: accepted, or asked for again with its reason (B4). */
export type Item = Pick<Inadequacy, "subject" | "claim">;

/** Writes what was found about an item where the entry, the claim or the applicant keeps it. */
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

/** The status holds for the next entry too (R4.10); accepted statements are valid for a time from that day (R9.3). */
async function setApplicantStatus(
  { transaction, now }: Pick<ReviewContext, "transaction" | "now">,
  applicantId: number,
  subject: "identity" | "withdrawals_detail" | "financial_statements",
  status: DocumentsConfirmation,
): Promise<void> {
  const accepted = status === Confirmation.confirmed;
  const today = todayInTokyo(now);
  const change = {
    identity: { identity_confirmation: status },
    withdrawals_detail: {
      withdrawals_detail_status: status,
      ...(accepted ? { last_withdrawals_detail_date: today } : {}),
    },
    financial_statements: {
      financial_statements_status: status,
      ...(accepted ? { financial_statements_valid_date: financialStatementsValidUntil(today) } : {}),
    },
  }[subject];
  await transaction.updateTable("applicant").set(change).where("id", "=", applicantId).execute();
}
