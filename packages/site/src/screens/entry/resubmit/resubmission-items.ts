import {
  claimFileLabels,
  displayIdOf,
  type FileKind,
  type FurtherKind,
  isPaperOf,
  isWithdrawalFileKind,
  numberedFileKind,
  paperOfKind,
} from "@kaitori/domain";
import type { Entry, EntryBank, Id, Inadequacy, UploadRecord } from "@kaitori/wire";
import type { UploadedPaper } from "./resubmit-values.ts";

/** The slot for new papers of one kind. */
export interface UploadSlot {
  /** The kind in the request, with the number of its claim or statement (R3.2, R3.7). */
  readonly kind: string;
  /** The kind without that number. */
  readonly paperKind: FileKind | FurtherKind;
  /** The index of the statement's account; -1 for other papers. */
  readonly account: number;
}

/** An inadequate item and its possible replacements (B4). */
export interface ResubmissionItem {
  readonly inadequacy: Inadequacy;
  /** Index of the claim in the entry; -1 for an item of the whole entry. */
  readonly index: number;
  readonly slots: readonly UploadSlot[];
  /** `any` if one of the slots is enough. */
  readonly needs: "each" | "any";
  /** The rejected papers. */
  readonly previous: readonly UploadRecord[];
}

/** The inadequate items in the order of the review (B4). */
export const resubmissionItems = (entry: Entry, inadequacies: readonly Inadequacy[]): ResubmissionItem[] =>
  inadequacies.map((item) => {
    const index = entry.claims.findIndex(({ id }) => id === item.claim);
    const papers = entry.claims[index]?.contentfiles ?? entry.addfiles;
    const namedPapers = papers.filter(({ id }) => item.uploads.includes(id));
    const slots = kindsToResubmit(entry, item, index, namedPapers, inadequacies).map((kind): UploadSlot => {
      const paperKind = paperOfKind(kind) ?? "additional_doc";
      return { kind, paperKind, account: accountOf(entry.banks, kind) };
    });
    const isOneEnough = item.subject === "claim" || (namedPapers.length === 0 && slots.length > 1);
    return {
      inadequacy: item,
      index,
      slots,
      needs: isOneEnough ? "any" : "each",
      // A review that names no paper rejects all of them.
      previous:
        namedPapers.length > 0 ? namedPapers : papers.filter(({ kind }) => isPaperOf(item.subject, kind)),
    };
  });

function kindsToResubmit(
  { banks }: Entry,
  { subject, claim }: Inadequacy,
  index: number,
  namedPapers: readonly UploadRecord[],
  inadequacies: readonly Inadequacy[],
): string[] {
  const { invoice, additionalDoc } = claimFileLabels({ displayId: index + 1 });
  switch (subject) {
    case "identity":
      return [];
    case "invoice":
      return [invoice];
    case "additional_doc":
      return [additionalDoc];
    case "claim": {
      // The item of an inadequate invoice already has this slot.
      const hasInvoiceItem = inadequacies.some(
        (otherItem) => otherItem.subject === "invoice" && otherItem.claim === claim,
      );
      return hasInvoiceItem ? [] : [invoice];
    }
    default: {
      // One slot per named kind; if none is named, one for the subject or, for statements, one per account.
      if (namedPapers.length > 0) return [...new Set(namedPapers.map(({ kind }) => kind))];
      return subject === "withdrawals_detail" && banks.length > 0 ? kindPerAccount(banks) : [subject];
    }
  }
}

/** The id of the item's card, for links to it. */
export const elementIdOf = ({ inadequacy: { subject, claim } }: ResubmissionItem) =>
  `again-${subject}-${claim ?? ""}`;

/** The path of an item's papers in server errors and in the form. */
export function papersPath({
  inadequacy: { subject },
  index,
}: Pick<ResubmissionItem, "inadequacy" | "index">) {
  if (subject === "withdrawals_detail") return "banks";
  return index >= 0 ? (`claims.${index}.contentfiles` as const) : "addfiles";
}

/** The ids of the papers that the entry already has. */
export const paperIdsOfEntry = ({ claims, addfiles }: Entry): ReadonlySet<Id> =>
  new Set([...claims.flatMap(({ contentfiles }) => contentfiles), ...addfiles].map(({ id }) => id));

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
const kindPerAccount = (banks: Banks): string[] =>
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
