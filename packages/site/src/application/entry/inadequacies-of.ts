import {
  type AnyStatus,
  ClaimStatus,
  DocumentsConfirmation,
  EntryStatus,
  type ReviewSubject,
} from "@kaitori/domain";
import type { Entry, Id, Inadequacy } from "@kaitori/wire";

const isInadequate = (status: AnyStatus) => status === DocumentsConfirmation.inadequate;

/**
 * The papers to send again. If the server has no list, it is derived from fields of the specification: the
 * confirmation statuses of the entry and its claims, and one description. If no status names a paper, any paper may be
 * sent again.
 */
export function inadequaciesOf(entry: Entry): Inadequacy[] {
  if (entry.inadequacies) return entry.inadequacies;
  if (entry.status !== EntryStatus.inadequate) return [];
  const item = (subject: ReviewSubject, claim: Id | null = null): Inadequacy => ({
    subject,
    claim,
    uploads: [],
    reason: entry.description_of_inadequate_document,
  });
  const inadequacies = [
    ...(isInadequate(entry.account_activity_statement_confirmation_status)
      ? [item("withdrawals_detail")]
      : []),
    ...(isInadequate(entry.financial_statement_confirmation_status) ? [item("financial_statements")] : []),
    ...entry.claims.flatMap((claim) => [
      ...(isInadequate(claim.invoice_confirmation_status) ? [item("invoice", claim.id)] : []),
      ...(isInadequate(claim.additional_doc_confirmation_status) ? [item("additional_doc", claim.id)] : []),
      ...(claim.status === ClaimStatus.inadequate &&
      !isInadequate(claim.invoice_confirmation_status) &&
      !isInadequate(claim.additional_doc_confirmation_status)
        ? [item("claim", claim.id)]
        : []),
    ]),
  ];
  return inadequacies.length > 0 ? inadequacies : entry.claims.map(({ id }) => item("claim", id));
}
