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
  refuseGoneFiles,
} from "../../documents/named-files.ts";
import { refuseIssues } from "../../http/issues.ts";
import type { KeptDraftEntry } from "../draft/kept-draft-entry.ts";
import { banksAsTaken, type StatementPapers } from "./statements.ts";

/** The papers and the account of an entry: what the call names, and where it names nothing, what the draft holds. */
export type SubmittedPapers = StatementPapers & { bankAccount: BankAccountInput | null };

/**
 * A paper that the call names has to be there; one that only the draft names and that is gone is a missing one. With a
 * single financial document they are begun, whether the draft has the answer to their question or not.
 */
export async function submittedPapers(
  transaction: Transaction,
  applicantId: number,
  input: EntryInput,
  draft: KeptDraftEntry | undefined,
): Promise<SubmittedPapers> {
  const banks = input.banks ?? draft?.banks ?? [];
  const listed = input.addfiles.length > 0 ? input.addfiles : (draft?.addfiles ?? []);
  const ofClaims = filesOfClaims(input.claims);
  const named = [...filesOfBanks(input.banks ?? []), ...ofClaims, ...filesOfList(input.addfiles)];
  const ofEntry = [...listed.map(({ id }) => id), ...filesOfBanks(banks).map(({ id }) => id)];
  const there = await ownFiles(transaction, applicantId, [...ofEntry, ...named.map(({ id }) => id)]);
  refuseGoneFiles(named, there);
  refuseOtherKinds(ofClaims, there);
  const files = there.filter(({ id }) => ofEntry.includes(id));
  return {
    banks: banksAsTaken(banks, there),
    bankAccount: input.bank_account ?? draft?.bank_account ?? null,
    financialStatements:
      draft?.financial_statements ?? financialAnswerOf(files.flatMap(({ kinds }) => kinds)),
    files,
  };
}

/** A paper of a claim is what it was taken in as: a picture of a passbook is no invoice, whatever the call says. */
export function refuseOtherKinds(named: readonly NamedFile[], there: readonly OwnFile[]): void {
  const kinds = new Map(there.map(({ id, kind }) => [id, baseFileKind(kind)]));
  refuseIssues(
    named.flatMap(({ id, path, kind }) => {
      const base = baseFileKind(kind ?? "");
      if (!base || !kinds.has(id) || kinds.get(id) === base) return [];
      return [{ path, code: "fileMissing", params: { kind: base } }];
    }),
  );
}
