import { baseFileKind, isDepositType } from "@kaitori/domain";
import { type BankAccount, emptyDraftEntry } from "@kaitori/wire";
import { anyOf, type Transaction } from "../../database/database.ts";
import type { DraftRow } from "../../database/tables/entry-tables.ts";
import type { DraftEntry, UploadRecord } from "../../database/tables/own-records.ts";
import { applicantFiles, withPictures } from "../../documents/applicant-files.ts";
import { filesOfDraft } from "../../documents/file-references.ts";
import { emptyStoredDraft, readStoredDraft, type StoredDraftEntry } from "./draft-store.ts";

/** Converts a row to the draft with its files, without deleted files. */
export async function toDraftEntry(
  transaction: Transaction,
  applicantId: number,
  row: DraftRow | undefined,
): Promise<DraftEntry> {
  if (!row) return emptyDraftEntry;
  const content = readStoredDraft(row.content) ?? emptyStoredDraft;
  const ids = filesOfDraft(content).map(({ id }) => id);
  const draftFiles = await applicantFiles(transaction, applicantId, { ids });
  const files = new Map((await withPictures(transaction, draftFiles)).map((file) => [file.id, file]));
  /** Returns the picture only for the first reference to a file. */
  const takeFile = (id: number): UploadRecord[] => {
    const file = files.get(id);
    if (file?.image) files.set(id, { ...file, image: null });
    return file ? [file] : [];
  };
  const toRelations = (relations: StoredDraftEntry["banks"][number]["contentfile_relations"]) =>
    relations.flatMap(({ kind, contentfile: { id } }) =>
      takeFile(id).map((contentfile) => ({
        // The kind of the file may have changed (R5.12). The reference keeps its number.
        kind: baseFileKind(kind) === baseFileKind(contentfile.kind) ? kind : contentfile.kind,
        contentfile,
      })),
    );
  return {
    id: row.id,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    banks: content.banks.map((bank) => ({
      bank_name: bank.bank_name ?? "",
      bank_account_number: bank.bank_account_number ?? "",
      file_format: bank.file_format,
      contentfile_relations: toRelations(bank.contentfile_relations),
    })),
    bank_account: toBankAccount(content.bank_account),
    purchase_amount_desired: content.purchase_amount_desired ?? "",
    purpose: content.purpose ?? "",
    claims: content.claims.map((claim) => ({
      ...claim,
      contentfile_relations: toRelations(claim.contentfile_relations),
    })),
    addfiles: content.addfiles.flatMap(({ id }) => takeFile(id)),
    financial_statements: content.financial_statements,
    replaced: await replacedClaims(transaction, applicantId, content.claims),
  };
}

/**
 * Reasons why the claims that the draft replaces were refused, after an offer or rejection: those of the claim, or else
 * of its entry; only claims of the applicant (R6.3).
 */
async function replacedClaims(
  transaction: Transaction,
  applicantId: number,
  claims: StoredDraftEntry["claims"],
): Promise<DraftEntry["replaced"]> {
  const replacedIds = claims.flatMap(({ replaces }) => replaces ?? []);
  if (replacedIds.length === 0) return [];
  const rows = await transaction
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .leftJoin("entry_history", (join) =>
      join
        .onRef("entry_history.entry_id", "=", "entry.id")
        .on((is) => is.or([is("entry.offered_at", "is not", null), is("entry.rejected_at", "is not", null)]))
        .on((is) =>
          is.or([
            is.and([is("act", "=", "refuse"), is("entry_history.claim_id", "=", is.ref("claim.id"))]),
            is.and([is("act", "=", "reject"), is("entry_history.claim_id", "is", null)]),
          ]),
        ),
    )
    .distinctOn("claim.id")
    .select(["claim.id as claim", "entry_history.reasons"])
    .where("claim.applicant_id", "=", applicantId)
    .where("claim.id", "=", anyOf(replacedIds))
    .orderBy("claim.id")
    .orderBy("entry_history.claim_id", (order) => order.asc().nullsLast())
    .orderBy("entry_history.id", "desc")
    .execute();
  return rows.map(({ claim, reasons }) => ({ claim, reasons: reasons ?? [] }));
}

/** The deposit type is ordinary until the applicant chooses one. */
function toBankAccount(account: StoredDraftEntry["bank_account"]): BankAccount | null {
  if (!account) return null;
  return {
    bank_name: account.bank_name ?? "",
    branch_name: account.branch_name ?? "",
    deposit_type: isDepositType(account.deposit_type) ? account.deposit_type : "ordinary",
    bank_account_number: account.bank_account_number ?? "",
    account_holder_name: account.account_holder_name ?? "",
    bank_code: account.bank_code,
    branch_code: account.branch_code,
  };
}
