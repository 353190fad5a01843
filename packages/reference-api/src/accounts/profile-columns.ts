import {
  type CorporateDivision,
  corporateDivisions,
  depositTypes,
  formatHolderName,
  formatPartyName,
  formatPhone,
  formatPostcode,
  type Sector,
  sectors,
} from "@kaitori/domain";
import type { BankAccountInput } from "@kaitori/wire";
import type { ProfileInput } from "../http/own-records.ts";
import type { Applicant } from "./applicant-store.ts";
import { oneLine } from "./one-line.ts";

/** What a profile call may write; a column that is not there stays as it is. */
export type ProfileColumns = {
  -readonly [Column in keyof Applicant & (keyof ProfileInput | keyof BankAccountInput)]?: Applicant[Column];
};

const formats = {
  first_name: partyName,
  last_name: partyName,
  company_name: partyName,
  office_phone: formatPhone,
  office_zipcode: formatPostcode,
  office_prefecture: oneLine,
  office_city: oneLine,
  office_building_number: oneLine,
  owner_phone: formatPhone,
  owner_zipcode: formatPostcode,
  owner_prefecture: oneLine,
  owner_city: oneLine,
  owner_building_number: oneLine,
  business_summary: trimmed,
  identity_document_type: oneLine,
} as const satisfies Partial<Record<keyof ProfileInput, (text: string) => string>>;

/** As a contract writes it, on one line. */
function partyName(text: string): string {
  return formatPartyName(oneLine(text));
}

function trimmed(text: string): string {
  return text.trim();
}

/** What was given, in the form in which it is stored; either width is understood (B1). */
export function profileColumns(input: ProfileInput): ProfileColumns {
  const texts = Object.entries(formats).flatMap(([field, format]) => {
    const given = input[field as keyof typeof formats];
    return given === undefined ? [] : [[field, format(given)] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(isDivision(input.corporate_division) ? { corporate_division: input.corporate_division } : {}),
    ...(isSector(input.sector) ? { sector: input.sector } : {}),
    ...(input.bank_account ? accountColumns(input.bank_account) : {}),
  };
}

const isDivision = (text: string | undefined): text is CorporateDivision =>
  corporateDivisions.some((division) => division === text);
const isSector = (text: string | undefined): text is Sector => sectors.some((sector) => sector === text);

/** The account as it is stored. */
export function accountColumns(account: BankAccountInput): ProfileColumns {
  return {
    bank_name: oneLine(account.bank_name ?? ""),
    branch_name: oneLine(account.branch_name ?? ""),
    deposit_type: depositTypes.find((type) => type === account.deposit_type) ?? null,
    bank_account_number: oneLine(account.bank_account_number ?? ""),
    account_holder_name: formatHolderName(account.account_holder_name ?? ""),
    bank_code: account.bank_code,
    branch_code: account.branch_code,
  };
}
