import {
  holderMismatchIssues,
  identityDocumentTypes,
  isServed,
  ownAccountIssues,
  profileIssues,
} from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { ProfileInput } from "../database/tables/own-records.ts";
import { validationFailed } from "../http/errors.ts";
import type { Finding } from "../http/issues.ts";
import type { Lookups } from "../http/services.ts";
import { findListedAccount } from "../lookups/banks/bank-directory.ts";
import { isSameAccount } from "./profile.ts";
import type { ProfileColumns } from "./profile-columns.ts";

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
  ...ownAccountIssues(applicant, ["bank_account"]),
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

function choiceFindings(brand: ServedBrand, columns: ProfileColumns, input: ProfileInput): Finding[] {
  const unknown = (["corporate_division", "sector"] as const).filter(
    (field) => input[field] !== undefined && columns[field] === undefined,
  );
  const document = input.identity_document_type;
  const division = columns.corporate_division;
  return [
    ...unknown.map((field) => ({ path: [field], code: "choice" as const })),
    ...(document !== undefined && !identityDocumentTypes.some((type) => type === document)
      ? [{ path: ["identity_document_type"], code: "choice" as const }]
      : []),
    ...(division && !isServed(brand.settings, { corporate_division: division })
      ? [{ path: ["corporate_division"], code: "choice" as const }]
      : []),
  ];
}

/** Refuses a change of a fixed account (R6.2); the same account is allowed. */
export function refuseFixedAccount(stored: Applicant, columns: ProfileColumns): void {
  if (stored.can_edit_bank_account || columns.bank_name === undefined) return;
  if (isSameAccount(stored, { ...stored, ...columns })) return;
  throw validationFailed({ bank_account: { non_field_errors: [{ code: "accountFixed" }] } });
}
