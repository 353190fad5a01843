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
import { anyOf } from "../../database/columns.ts";
import type { Transaction } from "../../database/database.ts";
import type { EntryRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { DraftBankInput, EntryInput, Inadequacy } from "../../database/tables/own-records.ts";
import { type OwnFile, ownFiles } from "../../documents/applicant-files.ts";
import { filesOfBanks, filesOfClaims, filesOfList, refuseMissingFiles } from "../../documents/named-files.ts";
import { type Finding, refuseIssues } from "../../http/issues.ts";
import { bankFindings, normaliseBanks } from "./statements.ts";
import type { Submission } from "./submission.ts";
import { refuseOtherKinds } from "./submitted-papers.ts";

/** Checks the statements and papers of a resubmission; accepted ones are not replaced (B4). */
export async function checkResubmittedPapers(
  transaction: Transaction,
  entry: EntryWithClaims,
  found: readonly Inadequacy[],
  { banks: newBanks = [], addfiles, claims }: EntryInput,
): Promise<{ banks: DraftBankInput[]; files: OwnFile[] }> {
  const ofEntry = [...filesOfBanks(newBanks), ...filesOfList(addfiles)];
  const ofClaims = filesOfClaims(claims);
  const references = [...ofEntry, ...ofClaims];
  const ids = references.map(({ id }) => id);
  const existing = await ownFiles(transaction, entry.applicant_id, ids);
  refuseMissingFiles(references, existing);
  refuseOtherKinds(ofClaims, existing);
  const remark = found.find(({ subject }) => subject === "withdrawals_detail");
  const banksOfCall = normaliseBanks(remark ? newBanks : [], existing);
  if (banksOfCall.length > 0) refuseIssues(bankFindings(banksOfCall));
  const isOfNamedPapers = banksOfCall.length > 0 && remark !== undefined && remark.uploads.length > 0;
  const banks = isOfNamedPapers ? withNewPapers(entry.banks, banksOfCall, remark.uploads) : banksOfCall;
  return { banks, files: existing.filter((file) => ofEntry.some(({ id }) => id === file.id)) };
}

/** If only single papers were requested, the other papers of each account stay. */
const withNewPapers = (
  stored: readonly DraftBankInput[],
  newBanks: readonly DraftBankInput[],
  refused: readonly number[],
): DraftBankInput[] =>
  stored.map((bank, index) => {
    const papers = newBanks[index]?.contentfile_relations ?? [];
    const newIds = papers.map(({ contentfile: { id } }) => id);
    const others = bank.contentfile_relations.filter(({ contentfile: { id } }) => !newIds.includes(id));
    const contentfile_relations = [...papers, ...others].filter(
      ({ contentfile: { id } }) => !refused.includes(id),
    );
    return { ...bank, contentfile_relations };
  });

/** Each inadequate item needs a new paper, and each rejected upload one of its kind. */
export async function missingAgainIssues(
  transaction: Transaction,
  entry: EntryWithClaims,
  found: readonly Inadequacy[],
  submission: Submission,
  files: readonly OwnFile[],
): Promise<Finding[]> {
  const known = await findEarlierFiles(transaction, entry);
  const refused = await ownFiles(
    transaction,
    entry.applicant_id,
    found.flatMap(({ uploads }) => uploads),
  );
  return found.flatMap((item): Finding[] => {
    const { subject, claim, uploads } = item;
    if (subject === "identity") return [];
    const index = submission.claims.findIndex(({ id }) => id === claim);
    const papers = claim === null ? files : papersOfClaim(submission, claim);
    const newPapers = papers.filter(({ id, kind }) => !known.has(id) && isPaperOf(subject, kind));
    const isSentAgain = papers.some(({ id, kind }) => known.get(id) === "same" && isPaperOf(subject, kind));
    const sentAgain: Finding = { path: placeOf(item, index), code: "sameFileAgain" };
    if (uploads.length === 0) {
      if (newPapers.length > 0) return [];
      // A claim may be answered by a correction alone.
      if (subject === "claim")
        return isCorrected(entry, submission, claim)
          ? []
          : [{ path: ["claims", Math.max(index, 0)], code: "nothingNew" }];
      if (isSentAgain) return [sentAgain];
      if (subject === "withdrawals_detail") return [{ path: ["banks"], code: "noWithdrawalStatements" }];
      return [missingPaper(subject, item, index)];
    }
    const rejectedKinds = refused.filter(({ id }) => uploads.includes(id)).flatMap(({ kinds }) => kinds);
    const missing = rejectedKinds.filter(
      (kind) => !newPapers.flatMap(kindsOf).some((other) => canReplaceKind(kind, other)),
    );
    const kinds = new Set(missing.flatMap((kind) => paperOfKind(kind) ?? []));
    if (kinds.size > 0 && isSentAgain) return [sentAgain];
    return [...kinds].map((kind) => missingPaper(kind, item, index));
  });
}

/** A typed field of the claim has changed, or the account that it is paid into. */
function isCorrected(entry: EntryWithClaims, { claims }: Submission, id: number | null): boolean {
  const before = entry.claims.find((claim) => claim.id === id);
  const fields = claims.find((claim) => claim.id === id)?.fields;
  if (!before || !fields) return false;
  const { receive_payment_account: account } = fields;
  // A resubmission need not repeat the account (R5.8).
  const isAccountGiven = account.obliger_accounts.length > 0;
  return (
    claimFieldNames.some(
      (field) => before[field] !== fields[field] && !(field === "twin_reason" && fields[field] === ""),
    ) ||
    (isAccountGiven && !isDeepStrictEqual(account, before.receive_payment_account))
  );
}

const papersOfClaim = ({ claims }: Submission, claim: number): (WithKinds & { id: number })[] =>
  claims
    .filter(({ id }) => id === claim)
    .flatMap(({ papers }) => papers.map(({ fileId, kind }) => ({ id: fileId, kind })));

const placeOf = ({ subject, claim }: Inadequacy, index: number) =>
  claim === null
    ? [subject === "withdrawals_detail" ? "banks" : "addfiles"]
    : ["claims", Math.max(index, 0), "contentfiles"];

const missingPaper = (kind: string, item: Inadequacy, index: number): Finding => ({
  path: placeOf(item, index),
  code: "fileMissing",
  params: { kind },
});

/** Links new papers of inadequate items to the entry and unlinks refused ones (B4). */
export async function replacePapers(
  transaction: Transaction,
  entry: EntryWithClaims,
  found: readonly Inadequacy[],
  submission: Submission,
  files: readonly OwnFile[],
): Promise<void> {
  const refused = found.flatMap(({ uploads }) => uploads);
  if (refused.length > 0) {
    await transaction
      .deleteFrom("claim_file")
      .where(
        "claim_id",
        "in",
        entry.claims.map(({ id }) => id),
      )
      .where("file_id", "in", refused)
      .execute();
    await transaction
      .deleteFrom("entry_file")
      .where("entry_id", "=", entry.id)
      .where("file_id", "in", refused)
      .execute();
  }
  const isAskedFor = (claim: number | null, fileId: number, kind: string) =>
    !refused.includes(fileId) && found.some((item) => item.claim === claim && isPaperOf(item.subject, kind));
  const papers = submission.claims.flatMap(({ id, papers }) =>
    id === undefined
      ? []
      : papers
          .filter(({ fileId, kind }) => isAskedFor(id, fileId, kind))
          .map((paper) => ({ ...paper, claimId: id })),
  );
  await tieClaimFiles(transaction, entry.applicant_id, papers);
  await tieEntryFiles(
    transaction,
    entry,
    files.filter(({ id, kind }) => isAskedFor(null, id, kind)).map(({ id }) => id),
  );
}

/**
 * The files of the entry, and files with the same bytes for the same kind of paper: sent again, they are nothing new.
 * Given for another kind of paper they are.
 */
async function findEarlierFiles(
  transaction: Transaction,
  { id, applicant_id, claims }: EntryWithClaims,
): Promise<ReadonlyMap<number, "tied" | "same">> {
  const { rows } = await sql<{ id: number; is_tied: boolean }>`
    with tied as (
      select file_id as id from claim_file where claim_id = ${anyOf(claims.map((claim) => claim.id))}
      union select file_id from entry_file where entry_id = ${id})
    select file.id, bool_or(file.id = known.id) as is_tied
    from tied join file known on known.id = tied.id
    join file on file.applicant_id = ${applicant_id} and file.sha256 = known.sha256
      and array(select regexp_replace(kind, '_[0-9]+$', '') from unnest(file.kinds) as kind)
        && array(select regexp_replace(kind, '_[0-9]+$', '') from unnest(known.kinds) as kind)
    group by file.id`.execute(transaction);
  return new Map(rows.map((row) => [row.id, row.is_tied ? "tied" : "same"]));
}

type ClaimPaper = { claimId: number; kind: string; fileId: number };

async function tieClaimFiles(
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

async function tieEntryFiles(
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
