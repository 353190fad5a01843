import { accountNumberIssues } from "../bank-account/account.ts";
import { requiredIssues, type TypedText } from "../field/typed-text.ts";
import type { Issue } from "../issue.ts";
import { baseFileKind, type FileKind } from "./file-kind.ts";

/** Formats of a withdrawal statement: a passbook on paper, or pages of internet banking (R3.4). */
export const fileFormats = ["passbook", "ib"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** An unknown format is read as a passbook (R3.4). */
export const readFileFormat = (value: unknown): FileFormat => (value === "ib" ? "ib" : "passbook");

/** The kinds that belong to one withdrawal statement among several (R3.2). */
export const withdrawalFileKinds = [
  "withdrawals_detail",
  "passbook_cover",
  "passbook_details",
  "ib_info",
  "ib_details",
] as const satisfies readonly FileKind[];
export type WithdrawalFileKind = (typeof withdrawalFileKinds)[number];

/** The two files that each format requires (R4.13). */
export const filesOfFormat = {
  passbook: ["passbook_cover", "passbook_details"],
  ib: ["ib_info", "ib_details"],
} as const satisfies Record<FileFormat, readonly WithdrawalFileKind[]>;

/** Adds the display number of the statement to a kind: `passbook_cover_2` (R3.2). */
export const numberedFileKind = <Kind extends WithdrawalFileKind, Id extends number | string>(
  kind: Kind,
  displayId: Id,
) => `${kind}_${displayId}` as const;

/** The file belongs to a withdrawal statement, with any number (R3.2). */
export function isWithdrawalFileKind(kind: string): boolean {
  const base = baseFileKind(kind);
  return withdrawalFileKinds.some((one) => one === base);
}

/** An account with its statements, in a draft or a call (R3.1, draft entry). */
export type StatementBank = {
  readonly bank_name?: TypedText;
  readonly bank_account_number?: TypedText;
  readonly file_format: FileFormat;
  readonly contentfile_relations?: readonly { readonly kind: string }[] | undefined;
};

/** Finds missing parts: at least one account, each with bank, account number and both files of its format (R4.13). */
export function withdrawalStatementIssues(banks: readonly StatementBank[]): Issue[] {
  if (banks.length === 0) return [{ path: [], code: "noWithdrawalStatements" }];
  return banks.flatMap((bank, index) => {
    const kinds = (bank.contentfile_relations ?? []).map(({ kind }) => baseFileKind(kind));
    const missingKinds = filesOfFormat[bank.file_format].filter((kind) => !kinds.includes(kind));
    return [
      ...requiredIssues(bank, ["bank_name"], [index]),
      ...accountNumberIssues(bank.bank_account_number, [index, "bank_account_number"]),
      ...missingKinds.map((kind): Issue => ({ path: [index, kind], code: "fileMissing" })),
    ];
  });
}
