import { isDeepStrictEqual } from "node:util";
import {
  canReplaceKind,
  claimFieldNames,
  isPaperOf,
  kindsOf,
  paperOfKind,
  type WithKinds,
} from "@kaitori/domain";
import { sql, type Updateable } from "kysely";
import { anyOf, type Transaction } from "../../database/database.ts";
import type { ClaimRow, ClaimTable, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { DraftBankInput, EntryInput, Inadequacy } from "../../database/tables/numeric-ids.ts";
import {
  applicantFiles,
  filesOfBanks,
  filesOfClaims,
  filesOfList,
  type OwnFile,
  requireOwnFiles,
} from "../../documents/applicant-files.ts";
import { type Finding, refuseIssues } from "../../http/errors.ts";
import type { SubmittedClaim } from "./submission.ts";
import { bankFindings, normaliseBanks, refuseOtherKinds } from "./submitted-papers.ts";

/** Checks the statements and papers of a resubmission (B4). */
export async function checkResubmittedPapers(
  transaction: Transaction,
  entry: EntryWithClaims,
  inadequacies: readonly Inadequacy[],
  { banks: newBanks = [], addfiles, claims }: EntryInput,
): Promise<{ banks: DraftBankInput[]; files: OwnFile[] }> {
  const entryReferences = [...filesOfBanks(newBanks), ...filesOfList(addfiles)];
  const claimReferences = filesOfClaims(claims);
  const existing = await requireOwnFiles(transaction, entry.applicant_id, [
    ...entryReferences,
    ...claimReferences,
  ]);
  refuseOtherKinds(claimReferences, existing);
  const remark = inadequacies.find(({ subject }) => subject === "withdrawals_detail");
  const sentBanks = normaliseBanks(remark ? newBanks : [], existing);
  if (sentBanks.length > 0) refuseIssues(bankFindings(sentBanks));
  const isForSinglePapers = sentBanks.length > 0 && remark !== undefined && remark.uploads.length > 0;
  const banks = isForSinglePapers ? withNewPapers(entry.banks, sentBanks, remark.uploads) : sentBanks;
  return { banks, files: existing.filter((file) => entryReferences.some(({ id }) => id === file.id)) };
}

/** Keeps the other papers of each account if single papers were requested. */
const withNewPapers = (
  storedBanks: readonly DraftBankInput[],
  newBanks: readonly DraftBankInput[],
  rejectedFiles: readonly number[],
): DraftBankInput[] =>
  storedBanks.map((bank, index) => {
    const papers = newBanks[index]?.contentfile_relations ?? [];
    const newIds = papers.map(({ contentfile: { id } }) => id);
    const otherPapers = bank.contentfile_relations.filter(({ contentfile: { id } }) => !newIds.includes(id));
    const contentfile_relations = [...papers, ...otherPapers].filter(
      ({ contentfile: { id } }) => !rejectedFiles.includes(id),
    );
    return { ...bank, contentfile_relations };
  });

/** A claim of a resubmission with its stored row. */
export type ResubmittedClaim = SubmittedClaim & { readonly stored: ClaimRow };

/** Lists inadequate items without a new paper, and rejected uploads without one of their kind. */
export async function unresolvedItemIssues(
  transaction: Transaction,
  entry: EntryWithClaims,
  inadequacies: readonly Inadequacy[],
  claims: readonly ResubmittedClaim[],
  files: readonly OwnFile[],
): Promise<Finding[]> {
  const earlierFiles = await findEarlierFiles(transaction, entry);
  const rejectedFiles = await applicantFiles(transaction, entry.applicant_id, {
    ids: inadequacies.flatMap(({ uploads }) => uploads),
  });
  return inadequacies.flatMap(({ subject, claim: claimId, uploads }): Finding[] => {
    if (subject === "identity") return [];
    const index = claims.findIndex(({ stored }) => stored.id === claimId);
    const claim = claims[index];
    const claimPath = ["claims", Math.max(index, 0)];
    const entryPath = [subject === "withdrawals_detail" ? "banks" : "addfiles"];
    const path = claimId === null ? entryPath : [...claimPath, "contentfiles"];
    const papers: readonly (WithKinds & { id: number })[] = claimId === null ? files : (claim?.papers ?? []);
    const papersOfItem = papers.filter(({ kind }) => isPaperOf(subject, kind));
    const newPapers = papersOfItem.filter(({ id }) => !earlierFiles.has(id));
    const newKinds = newPapers.flatMap(kindsOf);
    const missingKinds = rejectedFiles
      .filter(({ id }) => uploads.includes(id))
      .flatMap(({ kinds }) => kinds)
      .filter((kind) => !newKinds.some((other) => canReplaceKind(kind, other)))
      .flatMap((kind) => paperOfKind(kind) ?? []);
    const isWholeItem = uploads.length === 0;
    if (isWholeItem ? newPapers.length > 0 : missingKinds.length === 0) return [];
    // A correction alone may suffice for a claim.
    if (isWholeItem && subject === "claim")
      return claim && Object.keys(changesOf(claim)).length > 0
        ? []
        : [{ path: claimPath, code: "nothingNew" }];
    if (papersOfItem.some(({ id }) => earlierFiles.get(id) === "identical"))
      return [{ path, code: "sameFileAgain" }];
    if (isWholeItem && subject === "withdrawals_detail") return [{ path, code: "noWithdrawalStatements" }];
    const kinds = isWholeItem ? [subject] : new Set(missingKinds);
    return [...kinds].map((kind) => ({ path, code: "fileMissing", params: { kind } }));
  });
}

/** Corrected columns of a claim. A resubmission need not repeat the account (R5.8) or the reason for equal invoices. */
export function changesOf({ stored, fields }: ResubmittedClaim): Updateable<ClaimTable> {
  const { receive_payment_account: account } = fields;
  const hasNewAccount =
    account.obliger_accounts.length > 0 && !isDeepStrictEqual(account, stored.receive_payment_account);
  const names = claimFieldNames.filter(
    (field) => stored[field] !== fields[field] && !(field === "twin_reason" && fields[field] === ""),
  );
  return {
    ...Object.fromEntries(names.map((field) => [field, fields[field]])),
    ...(hasNewAccount && { receive_payment_account: JSON.stringify(account) }),
  };
}

/** Links new papers of inadequate items to the entry and unlinks refused ones (B4). */
export async function replacePapers(
  transaction: Transaction,
  entry: EntryWithClaims,
  inadequacies: readonly Inadequacy[],
  claims: readonly ResubmittedClaim[],
  files: readonly OwnFile[],
): Promise<void> {
  const rejectedFiles = inadequacies.flatMap(({ uploads }) => uploads);
  if (rejectedFiles.length > 0) {
    await transaction
      .deleteFrom("claim_file")
      .where("claim_id", "=", anyOf(entry.claims.map(({ id }) => id)))
      .where("file_id", "in", rejectedFiles)
      .execute();
    await transaction
      .deleteFrom("entry_file")
      .where("entry_id", "=", entry.id)
      .where("file_id", "in", rejectedFiles)
      .execute();
  }
  const isRequested = (claim: number | null, fileId: number, kind: string) =>
    !rejectedFiles.includes(fileId) &&
    inadequacies.some((item) => item.claim === claim && isPaperOf(item.subject, kind));
  const papers = claims.flatMap(({ stored: { id: claim_id }, papers }) =>
    papers
      .filter(({ id, kind }) => isRequested(claim_id, id, kind))
      .map(({ id: file_id, kind }) => ({ claim_id, file_id, kind })),
  );
  const { id: entry_id, applicant_id } = entry;
  if (papers.length > 0)
    await transaction
      .insertInto("claim_file")
      .values(papers.map((paper) => ({ ...paper, applicant_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const entryFiles = files.filter(({ id, kind }) => isRequested(null, id, kind));
  if (entryFiles.length > 0)
    await transaction
      .insertInto("entry_file")
      .values(entryFiles.map(({ id: file_id }) => ({ entry_id, applicant_id, file_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Files of the entry ("linked"), and files of the same kind with the same bytes ("identical"). Neither is a new paper. */
async function findEarlierFiles(
  transaction: Transaction,
  { id, applicant_id, claims }: EntryWithClaims,
): Promise<ReadonlyMap<number, "linked" | "identical">> {
  const { rows } = await sql<{ id: number; is_linked: boolean }>`
    with linked as (
      select file_id as id from claim_file where claim_id = ${anyOf(claims.map((claim) => claim.id))}
      union select file_id from entry_file where entry_id = ${id})
    select file.id, bool_or(file.id = known.id) as is_linked
    from linked join file known on known.id = linked.id
    join file on file.applicant_id = ${applicant_id} and file.sha256 = known.sha256
      and array(select regexp_replace(kind, '_[0-9]+$', '') from unnest(file.kinds) as kind)
        && array(select regexp_replace(kind, '_[0-9]+$', '') from unnest(known.kinds) as kind)
    group by file.id`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row.is_linked ? "linked" : "identical"]));
}
