import { baseFileKind, preContractStatuses } from "@kaitori/domain";
import { anyOf, type Transaction } from "../../database/database.ts";
import type { EntryInput } from "../../database/tables/numeric-ids.ts";
import { filesOfClaims } from "../../documents/applicant-files.ts";
import { findSubmittedInvoices } from "../../documents/upload-file.ts";
import { refuseIssues } from "../../http/errors.ts";

/**
 * Refuses a file that is identical to an invoice which this applicant has sold, with the code of that entry (B10).
 * Files of other accounts are left to the desk, because a thief who submits an invoice first must not block its owner.
 */
export async function refuseResoldInvoices(
  transaction: Transaction,
  applicantId: number,
  claims: EntryInput["claims"],
): Promise<void> {
  const invoices = filesOfClaims(claims).filter(({ kind }) => baseFileKind(kind ?? "") === "invoice");
  if (invoices.length === 0) return;
  const rows = await findSubmittedInvoices(transaction, applicantId)
    .innerJoin("file as given", (join) =>
      join
        .onRef("given.applicant_id", "=", "submitted.applicant_id")
        .onRef("given.sha256", "=", "submitted.sha256"),
    )
    .select("given.id")
    .where("given.id", "=", anyOf(invoices.map(({ id }) => id)))
    .where("entry.status", "not in", [...preContractStatuses])
    .execute();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  refuseIssues(
    invoices.flatMap(({ id, path }) => {
      const code = codes.get(id);
      return code === undefined ? [] : [{ path, code: "invoiceOffered", params: { code } }];
    }),
  );
}
