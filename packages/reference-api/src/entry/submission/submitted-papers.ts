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

/** Papers and bank account of an entry, from the call or else from the draft. */
export type SubmittedPapers = StatementPapers & { bankAccount: BankAccountInput | null };

/** Refuses a call that names a deleted file; a deleted file of the draft counts as missing. */
export async function checkSubmittedPapers(
  transaction: Transaction,
  applicantId: number,
  input: EntryInput,
  draft: StoredDraftEntry | undefined,
): Promise<SubmittedPapers> {
  const banks = input.banks ?? draft?.banks ?? [];
  const listedFiles = input.addfiles.length > 0 ? input.addfiles : (draft?.addfiles ?? []);
  const claimReferences = filesOfClaims(input.claims);
  const references = [...filesOfBanks(input.banks ?? []), ...claimReferences, ...filesOfList(input.addfiles)];
  const entryFileIds = [...listedFiles.map(({ id }) => id), ...filesOfBanks(banks).map(({ id }) => id)];
  const existing = await ownFiles(transaction, applicantId, [
    ...entryFileIds,
    ...references.map(({ id }) => id),
  ]);
  refuseMissingFiles(references, existing);
  refuseOtherKinds(claimReferences, existing);
  const files = existing.filter(({ id }) => entryFileIds.includes(id));
  return {
    banks: normaliseBanks(banks, existing),
    bankAccount: input.bank_account ?? draft?.bank_account ?? null,
    financialStatements:
      draft?.financial_statements ?? financialAnswerOf(files.flatMap(({ kinds }) => kinds)),
    files,
  };
}

/** Refuses a paper of a claim whose upload has another kind. */
export function refuseOtherKinds(references: readonly NamedFile[], existing: readonly OwnFile[]): void {
  const kinds = new Map(existing.map(({ id, kind }) => [id, baseFileKind(kind)]));
  refuseIssues(
    references.flatMap(({ id, path, kind }) => {
      const baseKind = baseFileKind(kind ?? "");
      if (!baseKind || !kinds.has(id) || kinds.get(id) === baseKind) return [];
      return [{ path, code: "fileMissing", params: { kind: baseKind } }];
    }),
  );
}
