import { baseFileKind, ClaimStatus } from "@kaitori/domain";
import { anyOf } from "../../database/columns.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryInput } from "../../database/tables/own-records.ts";
import { filesOfClaims } from "../../documents/named-files.ts";
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
  const rows = await transaction
    .selectFrom("file as given")
    .innerJoin("file as known", (join) =>
      join.onRef("known.applicant_id", "=", "given.applicant_id").onRef("known.sha256", "=", "given.sha256"),
    )
    .innerJoin("claim_file", "claim_file.file_id", "known.id")
    .innerJoin("claim", "claim.id", "claim_file.claim_id")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select(["given.id", "entry.code"])
    .where("given.applicant_id", "=", applicantId)
    .where("given.id", "=", anyOf(named.map(({ id }) => id)))
    .where("claim_file.kind", "like", "invoice%")
    .where("claim.status", "not in", [ClaimStatus.cannotBuy, ClaimStatus.cancel])
    .where("entry.id", "!=", entryId)
    .orderBy("entry.id", "desc")
    .execute();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  refuseIssues(
    named.flatMap(({ id, path }) => {
      const code = codes.get(id);
      return code === undefined ? [] : [{ path, code: "invoiceOffered", params: { code } }];
    }),
  );
}
