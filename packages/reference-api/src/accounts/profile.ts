import {
  applicantAccountFields,
  applicantAccountFormats,
  applicantAccountIssues,
  corporateDivisions,
  depositTypes,
  fixesNameAndAddress,
  formatFields,
  holderMismatchIssues,
  identityDocumentTypes,
  isProfileSatisfied,
  isServed,
  profileFormats,
  profileIssues,
  sectors,
} from "@kaitori/domain";
import { BankAccount, type BankAccountInput, Profile } from "@kaitori/wire";
import * as v from "valibot";
import type { ServedBrand } from "../brands/brand.ts";
import type { Executor } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { ProfileInput } from "../database/tables/numeric-ids.ts";
import { applicantFiles } from "../documents/applicant-files.ts";
import { type Finding, validationFailed } from "../http/errors.ts";
import type { Lookups } from "../http/services.ts";
import { findListedAccount } from "../lookups/banks/bank-directory.ts";

/** The schema drops the columns that the profile does not show. */
export const profileOf = async (executor: Executor, applicant: Applicant): Promise<Profile> =>
  v.parse(Profile, {
    ...applicant,
    bank_account: bankAccountOf(applicant),
    addfiles: await applicantFiles(executor, applicant.id, { kinds: ["identity"], withPictures: true }),
    has_usable_password: applicant.password_hash !== null,
    can_edit_name: await canEditNameAndAddress(executor, applicant.id),
  });

const comparedColumns = [...applicantAccountFields, "bank_code", "branch_code"] as const;
type AccountColumns = Pick<Applicant, (typeof comparedColumns)[number]>;

export const bankAccountOf = (applicant: AccountColumns): BankAccount | null =>
  applicant.deposit_type === null ? null : v.parse(BankAccount, applicant);

export const isSameAccount = (one: AccountColumns, other: AccountColumns): boolean =>
  comparedColumns.every((column) => one[column] === other[column]);

/** True if the profile, including the account, is complete for an entry. */
export const hasSatisfiedProfile = (applicant: Applicant): boolean =>
  isProfileSatisfied(applicant) && applicantAccountIssues(applicant).length === 0;

/** False while an entry fixes name and address, because its contract contains them (R4.20). */
export async function canEditNameAndAddress(executor: Executor, applicantId: number): Promise<boolean> {
  const entries = await executor
    .selectFrom("entry")
    .select("status")
    .where("applicant_id", "=", applicantId)
    .execute();
  return !entries.some(fixesNameAndAddress);
}

/** Columns that a profile call may write; an absent column is unchanged. */
export type ProfileColumns = {
  -readonly [Column in keyof Applicant & (keyof ProfileInput | keyof BankAccountInput)]?: Applicant[Column];
};

/** Converts the input, in full or half width, to the stored form (B1). */
export function profileColumns(input: ProfileInput): ProfileColumns {
  const corporate_division = corporateDivisions.find((division) => division === input.corporate_division);
  const sector = sectors.find((sector) => sector === input.sector);
  return {
    ...formatFields(input, profileFormats),
    ...(corporate_division && { corporate_division }),
    ...(sector && { sector }),
    ...(input.bank_account && accountColumns(input.bank_account)),
    ...(input.mail_notices === undefined ? {} : { mail_notices: input.mail_notices }),
  };
}

export function accountColumns(account: BankAccountInput): ProfileColumns {
  return {
    ...formatFields(account, applicantAccountFormats),
    deposit_type: depositTypes.find((type) => type === account.deposit_type) ?? null,
    bank_code: account.bank_code,
    branch_code: account.branch_code,
  };
}

/** Checks only the fields of this call, because the applicant fills in the profile on several screens. */
export function profileFindings(
  brand: ServedBrand,
  stored: Applicant,
  columns: ProfileColumns,
  input: ProfileInput,
): Finding[] {
  const merged = { ...stored, ...columns };
  const inputFields = new Set(Object.keys(input));
  return [
    ...profileIssues(merged).filter(({ path }) => inputFields.has(String(path[0]))),
    ...choiceFindings(brand, columns, input),
    ...(input.bank_account ? accountFindings(merged) : []),
  ];
}

/** The account must be complete and in the name of the applicant. */
export const accountFindings = (applicant: Applicant): Finding[] => [
  ...applicantAccountIssues(applicant, ["bank_account"]),
  ...holderMismatchIssues(applicant, applicant.account_holder_name, ["bank_account", "account_holder_name"]),
];

/**
 * Replaces bank names by those of the bank list: みずほ and 蒲田 become みずほ銀行 and 蒲田支店. Another spelling of the
 * stored account is no change.
 */
export function replaceBankNames(
  stored: Applicant,
  columns: ProfileColumns,
  { banks }: Lookups,
): ProfileColumns {
  const merged = { ...stored, ...columns };
  const hasSameNames = merged.bank_name === stored.bank_name && merged.branch_name === stored.branch_name;
  const hasCodes = merged.bank_code !== null || merged.branch_code !== null;
  // A site that implements only the specification sends no codes.
  const codes = hasSameNames && !hasCodes ? stored : merged;
  const before = withListedNames(banks, stored);
  const after = withListedNames(banks, {
    ...merged,
    bank_code: codes.bank_code,
    branch_code: codes.branch_code,
  });
  const { bank_name, bank_code, branch_name, branch_code } = isSameAccount(before, after) ? stored : after;
  return { ...columns, bank_name, bank_code, branch_name, branch_code };
}

function withListedNames(banks: Lookups["banks"], account: Applicant): Applicant {
  const { bank, branch } = findListedAccount(banks, account);
  return {
    ...account,
    ...(bank && { bank_name: bank.name, bank_code: bank.code }),
    ...(branch && { branch_name: branch.name, branch_code: branch.code }),
  };
}

function choiceFindings(
  { settings }: ServedBrand,
  { corporate_division, sector }: ProfileColumns,
  input: ProfileInput,
): Finding[] {
  const isKnown = {
    corporate_division: corporate_division && isServed(settings, { corporate_division }),
    sector: sector !== undefined,
    identity_document_type: identityDocumentTypes.some((type) => type === input.identity_document_type),
  };
  const fields = ["corporate_division", "sector", "identity_document_type"] as const;
  return fields
    .filter((field) => input[field] !== undefined && !isKnown[field])
    .map((field) => ({ path: [field], code: "choice" }));
}

/** Refuses a change of a fixed account (R6.2); the same account is allowed. */
export function refuseFixedAccount(stored: Applicant, columns: ProfileColumns): void {
  if (stored.can_edit_bank_account || columns.bank_name === undefined) return;
  if (isSameAccount(stored, { ...stored, ...columns })) return;
  throw validationFailed({ bank_account: { non_field_errors: [{ code: "accountFixed" }] } });
}
