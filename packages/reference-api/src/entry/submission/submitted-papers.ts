import { baseFileKind, financialAnswerOf } from "@kaitori/domain";
import type { BankAccountInput } from "@kaitori/wire";
import type { Transaction } from "../../database/database.ts";
import type { EntryInput } from "../../database/tables/own-records.ts";
import { type OwnFile, ownFiles } from "../../documents/applicant-files.ts";
import {
  filesOfBanks,
  filesOfClaims,
  filesOfList,
  type NamedFile,
  refuseMissingFiles,
} from "../../documents/named-files.ts";
import { refuseIssues } from "../../http/issues.ts";
import type { StoredDraftEntry } from "../draft/stored-draft-entry.ts";
import { normaliseBanks, type StatementPapers } from "./statements.ts";

/** Papers and account of an entry, from the call or else from the draft. */
export type SubmittedPapers = StatementPapers & { bankAccount: BankAccountInput | null };

/**
 * A paper that the call names must exist; a deleted one of the draft counts as missing. A single financial document
 * begins the set.
 */
export async function checkSubmittedPapers(
  transaction: Transaction,
  applicantId: number,
  input: EntryInput,
  draft: StoredDraftEntry | undefined,
): Promise<SubmittedPapers> {
  const banks = input.banks ?? draft?.banks ?? [];
  const listed = input.addfiles.length > 0 ? input.addfiles : (draft?.addfiles ?? []);
  const ofClaims = filesOfClaims(input.claims);
  const references = [...filesOfBanks(input.banks ?? []), ...ofClaims, ...filesOfList(input.addfiles)];
  const ofEntry = [...listed.map(({ id }) => id), ...filesOfBanks(banks).map(({ id }) => id)];
  const existing = await ownFiles(transaction, applicantId, [...ofEntry, ...references.map(({ id }) => id)]);
  refuseMissingFiles(references, existing);
  refuseOtherKinds(ofClaims, existing);
  const files = existing.filter(({ id }) => ofEntry.includes(id));
  return {
    banks: normaliseBanks(banks, existing),
    bankAccount: input.bank_account ?? draft?.bank_account ?? null,
    financialStatements:
      draft?.financial_statements ?? financialAnswerOf(files.flatMap(({ kinds }) => kinds)),
    files,
  };
}

/** The kind of a claim's paper is that of its upload: a passbook cannot become an invoice. */
export function refuseOtherKinds(references: readonly NamedFile[], existing: readonly OwnFile[]): void {
  const kinds = new Map(existing.map(({ id, kind }) => [id, baseFileKind(kind)]));
  refuseIssues(
    references.flatMap(({ id, path, kind }) => {
      const base = baseFileKind(kind ?? "");
      if (!base || !kinds.has(id) || kinds.get(id) === base) return [];
      return [{ path, code: "fileMissing", params: { kind: base } }];
    }),
  );
}
