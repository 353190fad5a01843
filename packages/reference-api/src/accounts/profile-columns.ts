import {
  type CorporateDivision,
  corporateDivisions,
  depositTypes,
  formatFields,
  ownAccountFormats,
  profileFormats,
  type Sector,
  sectors,
} from "@kaitori/domain";
import type { BankAccountInput } from "@kaitori/wire";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { ProfileInput } from "../database/tables/own-records.ts";

/** Columns that a profile call may write; an absent column is unchanged. */
export type ProfileColumns = {
  -readonly [Column in keyof Applicant & (keyof ProfileInput | keyof BankAccountInput)]?: Applicant[Column];
};

/** Converts the input, in full or half width, to the stored form (B1). */
export function profileColumns(input: ProfileInput): ProfileColumns {
  return {
    ...formatFields(input, profileFormats),
    ...(isDivision(input.corporate_division) ? { corporate_division: input.corporate_division } : {}),
    ...(isSector(input.sector) ? { sector: input.sector } : {}),
    ...(input.bank_account ? accountColumns(input.bank_account) : {}),
    ...(input.mail_notices === undefined ? {} : { mail_notices: input.mail_notices }),
  };
}

const isDivision = (text: string | undefined): text is CorporateDivision =>
  corporateDivisions.some((division) => division === text);
const isSector = (text: string | undefined): text is Sector => sectors.some((sector) => sector === text);

export function accountColumns(account: BankAccountInput): ProfileColumns {
  return {
    ...formatFields(account, ownAccountFormats),
    deposit_type: depositTypes.find((type) => type === account.deposit_type) ?? null,
    bank_code: account.bank_code,
    branch_code: account.branch_code,
  };
}
