import { isPaperOf } from "@kaitori/domain";
import type { DraftBankInput, EntryInput, Inadequacy } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import { type OwnFile, ownFiles } from "../files/applicant-files.ts";
import { fileKindLabel } from "../files/file-kind-label.ts";
import { filesOfBanks, filesOfClaims, filesOfList, refuseGoneFiles } from "../files/named-files.ts";
import { type Finding, refuseIssues } from "../http/issues.ts";
import type { EntryWithClaims } from "./own-entry.ts";
import { bankFindings, banksAsTaken } from "./statements.ts";
import type { Submission } from "./submission.ts";
import { refuseOtherKinds } from "./submitted-papers.ts";
import { tieClaimFiles, tieEntryFiles } from "./tie-files.ts";

/** The statements and the papers of the entry that the call names; what was accepted is not replaced (B4). */
export async function papersAgain(
  transaction: Transaction,
  brand: ServedBrand,
  applicantId: number,
  found: readonly Inadequacy[],
  { banks: given = [], addfiles, claims }: EntryInput,
): Promise<{ banks: DraftBankInput[]; files: OwnFile[] }> {
  const ofEntry = [...filesOfBanks(given), ...filesOfList(addfiles)];
  const ofClaims = filesOfClaims(claims);
  const named = [...ofEntry, ...ofClaims];
  const ids = named.map(({ id }) => id);
  const there = await ownFiles(transaction, applicantId, ids);
  refuseGoneFiles(brand, named, there);
  refuseOtherKinds(brand, ofClaims, there);
  const isAskedForBanks = found.some(({ subject }) => subject === "withdrawals_detail");
  const banks = banksAsTaken(isAskedForBanks ? given : [], there);
  if (banks.length > 0) refuseIssues(brand, bankFindings(brand, banks));
  return { banks, files: there.filter((file) => ofEntry.some(({ id }) => id === file.id)) };
}

/** Each paper that was given back needs a new one in its place. */
export async function missingAgainIssues(
  brand: ServedBrand,
  transaction: Transaction,
  entry: EntryWithClaims,
  found: readonly Inadequacy[],
  submission: Submission,
  files: readonly OwnFile[],
): Promise<Finding[]> {
  const known = await knownFiles(transaction, entry);
  return found.flatMap(({ subject, claim }): Finding[] => {
    const isNewPaper = ({ id, kind }: OwnFile) => !known.has(id) && isPaperOf(subject, kind);
    if (subject === "withdrawals_detail")
      return files.some(isNewPaper) ? [] : [{ path: ["banks"], code: "noWithdrawalStatements" }];
    if (subject === "financial_statements")
      return files.some(isNewPaper)
        ? []
        : [
            {
              path: ["addfiles"],
              code: "fileMissing",
              params: { kind: fileKindLabel(brand, "financial_statements") },
            },
          ];
    if (subject !== "invoice" && subject !== "additional_doc") return [];
    const index = submission.claims.findIndex(({ id }) => id === claim);
    const papers = submission.claims[index]?.papers ?? [];
    const given = papers.some(({ kind, fileId }) => isNewPaper({ id: fileId, kind }));
    const kind = fileKindLabel(brand, subject);
    return given
      ? []
      : [{ path: ["claims", Math.max(index, 0), "contentfiles"], code: "fileMissing", params: { kind } }];
  });
}

/** New papers are tied, those that would not do are untied, accepted ones stay (B4). */
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
  const papers = submission.claims.flatMap(({ id, papers }) =>
    id !== undefined && found.some(({ claim }) => claim === id)
      ? papers.filter(({ fileId }) => !refused.includes(fileId)).map((paper) => ({ ...paper, claimId: id }))
      : [],
  );
  await tieClaimFiles(transaction, entry.applicant_id, papers);
  await tieEntryFiles(
    transaction,
    entry,
    files.map(({ id }) => id).filter((id) => !refused.includes(id)),
  );
}

async function knownFiles(transaction: Transaction, entry: EntryWithClaims): Promise<ReadonlySet<number>> {
  const ofClaims = await transaction
    .selectFrom("claim_file")
    .select("file_id")
    .where(
      "claim_id",
      "in",
      entry.claims.map(({ id }) => id),
    )
    .execute();
  const ofEntry = await transaction
    .selectFrom("entry_file")
    .select("file_id")
    .where("entry_id", "=", entry.id)
    .execute();
  return new Set([...ofClaims, ...ofEntry].map(({ file_id }) => file_id));
}
