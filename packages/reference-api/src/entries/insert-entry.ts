import { ClaimStatus, DocumentsConfirmation } from "@kaitori/domain";
import type { Insertable } from "kysely";
import type { Transaction } from "../database/database.ts";
import type { EntryTable } from "./entry-tables.ts";
import type { EntryRow } from "./own-entry.ts";
import type { SubmittedClaim } from "./submission.ts";
import { ownFiles } from "./submitted-papers.ts";

export const insertEntry = (transaction: Transaction, entry: Insertable<EntryTable>): Promise<EntryRow> =>
  transaction.insertInto("entry").values(entry).returningAll().executeTakeFirstOrThrow();

export async function insertClaims(
  transaction: Transaction,
  entry: EntryRow,
  claims: readonly SubmittedClaim[],
  now: Date,
): Promise<void> {
  const files = claims.flatMap(({ papers }) => papers.map(({ fileId }) => fileId));
  await ownFiles(transaction, entry.applicant_id, files);
  const { confirming, nothing } = DocumentsConfirmation;
  const inserted = await transaction
    .insertInto("claim")
    .values(
      claims.map(({ fields, papers }, index) => ({
        ...fields,
        receive_payment_account: JSON.stringify(fields.receive_payment_account),
        entry_id: entry.id,
        applicant_id: entry.applicant_id,
        place: index + 1,
        code: `${entry.code}-${index + 1}`,
        status: ClaimStatus.underReview,
        invoice_confirmation_status: papers.some(isInvoice) ? confirming : nothing,
        additional_doc_confirmation_status: papers.every(isInvoice) ? nothing : confirming,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning(["id", "place"])
    .execute();
  await tieClaimFiles(
    transaction,
    entry.applicant_id,
    inserted.flatMap(({ id, place }) =>
      (claims[place - 1]?.papers ?? []).map((paper) => ({ ...paper, claimId: id })),
    ),
  );
}

const isInvoice = ({ kind }: { kind: string }) => kind.startsWith("invoice");

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
