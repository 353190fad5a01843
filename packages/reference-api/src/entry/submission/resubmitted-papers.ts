import { isDeepStrictEqual } from "node:util";
import {
  canReplaceKind,
  claimFieldNames,
  isPaperOf,
  kindsOf,
  paperOfKind,
  type WithKinds,
} from "@kaitori/domain";
import { sql } from "kysely";
import { anyOf, type Transaction } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
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
import type { Submission } from "./submission.ts";
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

/** Lists inadequate items without a new paper, and rejected uploads without one of their kind. */
export async function unresolvedItemIssues(
  transaction: Transaction,
  entry: EntryWithClaims,
  inadequacies: readonly Inadequacy[],
  submission: Submission,
  files: readonly OwnFile[],
): Promise<Finding[]> {
  const earlierFiles = await findEarlierFiles(transaction, entry);
  const ids = inadequacies.flatMap(({ uploads }) => uploads);
  const rejectedFiles = await applicantFiles(transaction, entry.applicant_id, { ids });
  return inadequacies.flatMap((item): Finding[] => {
    const { subject, claim, uploads } = item;
    if (subject === "identity") return [];
    const index = submission.claims.findIndex(({ id }) => id === claim);
    const papers = claim === null ? files : papersOfClaim(submission, claim);
    const newPapers = papers.filter(({ id, kind }) => !earlierFiles.has(id) && isPaperOf(subject, kind));
    const isSentAgain = papers.some(
      ({ id, kind }) => earlierFiles.get(id) === "identical" && isPaperOf(subject, kind),
    );
    const repeatedFile: Finding = { path: pathOf(item, index), code: "sameFileAgain" };
    if (uploads.length === 0) {
      if (newPapers.length > 0) return [];
      // A correction alone may suffice for a claim.
      if (subject === "claim")
        return isCorrected(entry, submission, claim)
          ? []
          : [{ path: ["claims", Math.max(index, 0)], code: "nothingNew" }];
      if (isSentAgain) return [repeatedFile];
      if (subject === "withdrawals_detail") return [{ path: ["banks"], code: "noWithdrawalStatements" }];
      return [missingPaper(subject, item, index)];
    }
    const rejectedKinds = rejectedFiles
      .filter(({ id }) => uploads.includes(id))
      .flatMap(({ kinds }) => kinds);
    const missingKinds = rejectedKinds.filter(
      (kind) => !newPapers.flatMap(kindsOf).some((other) => canReplaceKind(kind, other)),
    );
    const kinds = new Set(missingKinds.flatMap((kind) => paperOfKind(kind) ?? []));
    if (kinds.size > 0 && isSentAgain) return [repeatedFile];
    return [...kinds].map((kind) => missingPaper(kind, item, index));
  });
}

function isCorrected(entry: EntryWithClaims, { claims }: Submission, id: number | null): boolean {
  const before = entry.claims.find((claim) => claim.id === id);
  const fields = claims.find((claim) => claim.id === id)?.fields;
  if (!before || !fields) return false;
  const { receive_payment_account: account } = fields;
  // A resubmission need not repeat the account (R5.8).
  const hasAccount = account.obliger_accounts.length > 0;
  return (
    claimFieldNames.some(
      (field) => before[field] !== fields[field] && !(field === "twin_reason" && fields[field] === ""),
    ) ||
    (hasAccount && !isDeepStrictEqual(account, before.receive_payment_account))
  );
}

const papersOfClaim = ({ claims }: Submission, claim: number): readonly (WithKinds & { id: number })[] =>
  claims.filter(({ id }) => id === claim).flatMap(({ papers }) => papers);

const pathOf = ({ subject, claim }: Inadequacy, index: number) =>
  claim === null
    ? [subject === "withdrawals_detail" ? "banks" : "addfiles"]
    : ["claims", Math.max(index, 0), "contentfiles"];

const missingPaper = (kind: string, item: Inadequacy, index: number): Finding => ({
  path: pathOf(item, index),
  code: "fileMissing",
  params: { kind },
});

/** Links new papers of inadequate items to the entry and unlinks refused ones (B4). */
export async function replacePapers(
  transaction: Transaction,
  entry: EntryWithClaims,
  inadequacies: readonly Inadequacy[],
  submission: Submission,
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
  const papers = submission.claims.flatMap(({ id: claim_id, papers }) =>
    claim_id === undefined
      ? []
      : papers
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
