import { displayIdOf, isWithdrawalFileKind, numberedFileKind } from "@kaitori/domain";
import type { Entry, EntryBank, Inadequacy } from "@kaitori/wire";
import type { UploadedPaper } from "./resubmit-values.ts";

type Banks = readonly EntryBank[];

/** The number in the kinds of an account's papers (R3.2). */
const numberOfAccount = ({ contentfile_relations: [first] }: EntryBank) => first && displayIdOf(first.kind);

/** The index of a statement's account; -1 for other papers, because claims are numbered too. */
export const accountOf = (banks: Banks, kind: string): number => {
  const number = displayIdOf(kind);
  if (number === undefined || !isWithdrawalFileKind(kind)) return -1;
  return banks.findIndex((bank) => numberOfAccount(bank) === number);
};

/** The kind of each account's new statements. */
export const kindPerAccount = (banks: Banks): string[] =>
  banks.map((bank, index) => numberedFileKind("withdrawals_detail", numberOfAccount(bank) ?? index + 1));

export function banksWithNewPapers(
  { banks }: Pick<Entry, "banks">,
  inadequacies: readonly Inadequacy[],
  papers: readonly UploadedPaper[],
): EntryBank[] {
  const refusedIds = new Set(inadequacies.flatMap(({ uploads }) => uploads));
  return banks.map((bank, index) => ({
    ...bank,
    contentfile_relations: [
      ...bank.contentfile_relations.filter(({ contentfile: { id } }) => !refusedIds.has(id)),
      ...papers
        .filter(({ kind }) => accountOf(banks, kind) === index)
        .map(({ id, kind }) => ({ kind, contentfile: { id } })),
    ],
  }));
}
