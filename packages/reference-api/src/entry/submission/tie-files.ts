import type { Transaction } from "../../database/database.ts";
import type { EntryRow } from "../../database/tables/entry-tables.ts";

export type ClaimPaper = { claimId: number; kind: string; fileId: number };

export async function tieClaimFiles(
  transaction: Transaction,
  applicantId: number,
  papers: readonly ClaimPaper[],
): Promise<void> {
  if (papers.length === 0) return;
  await transaction
    .insertInto("claim_file")
    .values(
      papers.map(({ claimId, fileId, kind }) => ({
        claim_id: claimId,
        applicant_id: applicantId,
        file_id: fileId,
        kind,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function tieEntryFiles(
  transaction: Transaction,
  { id, applicant_id }: Pick<EntryRow, "id" | "applicant_id">,
  files: readonly number[],
): Promise<void> {
  if (files.length === 0) return;
  await transaction
    .insertInto("entry_file")
    .values(files.map((file_id) => ({ entry_id: id, applicant_id, file_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
