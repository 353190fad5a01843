import { deskCopy } from "@kaitori/brand/copy/desk";
import { blankParty, IdentityConfirmation } from "@kaitori/domain";

/** In place of the name of a document that is gone. */
export const erasedName = deskCopy.texts.erasedFile;

/** Without what opens an account or reaches its owner, and without what only the way to an entry needs. */
export const withoutKeys = (id: number) => ({
  // Nobody's, so that the owner may register anew; `.invalid` is never delivered.
  email: `left-${id}@left.invalid`,
  password_hash: null,
  external_service: null,
  external_id: null,
  tracking_id: null,
  mail_notices: false,
  office_phone: "",
  owner_phone: "",
  sector: "unknown" as const,
  business_summary: "",
  bank_name: "",
  branch_name: "",
  deposit_type: null,
  bank_account_number: "",
  account_holder_name: "",
  bank_code: null,
  branch_code: null,
  // Nothing grows old any more.
  identity_valid_date: null,
  financial_statements_valid_date: null,
  last_withdrawals_detail_date: null,
  identity_reason: null,
});

/** Identity of the person. A signed contract contains the name itself. */
export const erasedColumns = {
  ...blankParty,
  identity_confirmation: IdentityConfirmation.nothing,
  identity_document_type: null,
};
