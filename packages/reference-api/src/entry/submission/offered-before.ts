import { baseFileKind } from "@kaitori/domain";
import { anyOf } from "../../database/columns.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryInput } from "../../database/tables/own-records.ts";
import { filesOfClaims } from "../../documents/named-files.ts";
import { offeredInvoices } from "../../documents/offered-invoices.ts";
import { refuseIssues } from "../../http/issues.ts";

/**
 * An invoice is offered once (B10): a file whose bytes the applicant has given as an invoice of another entry, which is
 * open or sold, is refused with the number of that entry. Of another account it is left to the desk: whoever got hold of
 * an invoice and was first would keep its owner out.
 */
export async function refuseOfferedFiles(
  transaction: Transaction,
  applicantId: number,
  claims: EntryInput["claims"],
  entryId = 0,
): Promise<void> {
  const named = filesOfClaims(claims).filter(({ kind }) => baseFileKind(kind ?? "") === "invoice");
  if (named.length === 0) return;
  const rows = await offeredInvoices(transaction, applicantId)
    .innerJoin("file as given", (join) =>
      join.onRef("given.applicant_id", "=", "known.applicant_id").onRef("given.sha256", "=", "known.sha256"),
    )
    .select("given.id")
    .where("given.id", "=", anyOf(named.map(({ id }) => id)))
    .where("entry.id", "!=", entryId)
    .execute();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  refuseIssues(
    named.flatMap(({ id, path }) => {
      const code = codes.get(id);
      return code === undefined ? [] : [{ path, code: "invoiceOffered", params: { code } }];
    }),
  );
}
