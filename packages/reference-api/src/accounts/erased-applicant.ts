import { deskCopy } from "@kaitori/brand/copy/desk";
import {
  blankNameAndAddress,
  IdentityConfirmation,
  type ProfileTexts,
  profileTextNames,
} from "@kaitori/domain";

export const erasedFileName = deskCopy.texts.erasedFile;

/** Fields of the business beside its name and address. */
const erasedTexts: Partial<ProfileTexts> = Object.fromEntries(
  profileTextNames.filter((name) => !(name in blankNameAndAddress)).map((name) => [name, ""]),
);

/** Clears credentials, contact data, and data that only applications need. */
export const clearedAccountColumns = (id: number) => ({
  // Frees the address for a new registration; `.invalid` is never delivered.
  email: `left-${id}@left.invalid`,
  password_hash: null,
  external_service: null,
  external_id: null,
  tracking_id: null,
  mail_notices: false,
  ...erasedTexts,
  sector: "unknown" as const,
  bank_name: "",
  branch_name: "",
  deposit_type: null,
  bank_account_number: "",
  account_holder_name: "",
  bank_code: null,
  branch_code: null,
  // Prevents reminders about expiry.
  identity_valid_date: null,
  financial_statements_valid_date: null,
  last_withdrawals_detail_date: null,
  identity_reason: null,
});

/** Clears the identity. A signed contract keeps the name in its text. */
export const clearedIdentityColumns = {
  ...blankNameAndAddress,
  identity_confirmation: IdentityConfirmation.notSubmitted,
  identity_document_type: null,
};
