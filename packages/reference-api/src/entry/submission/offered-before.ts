import { baseFileKind, preContractStatuses } from "@kaitori/domain";
import { anyOf } from "../../database/columns.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryInput } from "../../database/tables/own-records.ts";
import { filesOfClaims } from "../../documents/named-files.ts";
import { findSubmittedInvoices } from "../../documents/submitted-invoices.ts";
import { refuseIssues } from "../../http/issues.ts";

/**
 * An invoice is offered once (B10): a file whose bytes the applicant has given as an invoice that was sold is refused with
 * the number of its entry. Before a contract there is one entry at a time, which is the one that is handed in again or keeps
 * a new one out by itself. Of another account it is left to the desk: whoever got hold of an invoice and was first would keep
 * its owner out.
 */
export async function refuseOfferedFiles(
  transaction: Transaction,
  applicantId: number,
  claims: EntryInput["claims"],
): Promise<void> {
  const invoices = filesOfClaims(claims).filter(({ kind }) => baseFileKind(kind ?? "") === "invoice");
  if (invoices.length === 0) return;
  const rows = await findSubmittedInvoices(transaction, applicantId)
    .innerJoin("file as given", (join) =>
      join.onRef("given.applicant_id", "=", "known.applicant_id").onRef("given.sha256", "=", "known.sha256"),
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
