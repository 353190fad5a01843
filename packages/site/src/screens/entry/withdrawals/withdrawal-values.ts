import {
  applicantAccountFormats,
  baseFileKind,
  type FileFormat,
  filesOfFormat,
  isBlank,
  numberedFileKind,
} from "@kaitori/domain";
import type { BankAccount, DraftEntry, Id } from "@kaitori/wire";
import type { DraftContent } from "#application/entry/draft/draft-content.ts";
import { withDisplayIds } from "#application/entry/papers/display-ids.ts";

export const paperKinds = [...filesOfFormat.passbook, ...filesOfFormat.ib] as const;
export type PaperKind = (typeof paperKinds)[number];

export type AccountValues = {
  /** The number in the kinds of its files (R3.2). */
  displayId: number;
  bank_name: string;
  bank_account_number: string;
  file_format: FileFormat;
  files: Record<PaperKind, Id[]>;
};
export type WithdrawalValues = { banks: AccountValues[] };

export const newAccount = (displayId: number): AccountValues => ({
  displayId,
  bank_name: "",
  bank_account_number: "",
  file_format: "passbook",
  files: { passbook_cover: [], passbook_details: [], ib_info: [], ib_details: [] },
});

/** The draft's values; a new form starts with the profile's account. */
export function withdrawalValuesOf(
  { banks }: Pick<DraftEntry, "banks">,
  ownAccount: Pick<BankAccount, "bank_name" | "bank_account_number"> | null = null,
): WithdrawalValues {
  const accounts = withDisplayIds(banks).map(({ displayId, item }): AccountValues => {
    const { contentfile_relations, ...bank } = item;
    const account = { ...newAccount(displayId), ...bank };
    for (const { kind, contentfile } of contentfile_relations)
      for (const paper of paperKinds)
        if (baseFileKind(kind) === paper) account.files[paper].push(contentfile.id);
    return account;
  });
  if (accounts.length > 0) return { banks: accounts };
  const { bank_name = "", bank_account_number = "" } = ownAccount ?? {};
  return { banks: [{ ...newAccount(1), bank_name, bank_account_number }] };
}

/** Accounts in the format of the draft: normalised, with only the files of the chosen format. */
export const banksOf = ({ banks }: WithdrawalValues): DraftContent["banks"] =>
  banks.map(({ displayId, files, ...account }) => ({
    bank_name: applicantAccountFormats.bank_name(account.bank_name),
    bank_account_number: applicantAccountFormats.bank_account_number(account.bank_account_number),
    file_format: account.file_format,
    contentfile_relations: filesOfFormat[account.file_format].flatMap((kind) =>
      files[kind].map((id) => ({ kind: numberedFileKind(kind, displayId), contentfile: { id } })),
    ),
  }));

/** Drops empty accounts before saving. */
export const draftFieldsOf = (values: WithdrawalValues): Pick<DraftContent, "banks"> => ({
  banks: banksOf(values).filter(
    ({ bank_name, bank_account_number, contentfile_relations }) =>
      !isBlank(bank_name) || !isBlank(bank_account_number) || (contentfile_relations ?? []).length > 0,
  ),
});
