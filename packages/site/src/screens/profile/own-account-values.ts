import type { BankAccount } from "@kaitori/wire";

/** The applicant's account as a form holds it. A code is known when bank or branch was chosen, not typed. */
export type OwnAccountValues = {
  bank_name: string;
  bank_code: string | null;
  branch_name: string;
  branch_code: string | null;
  deposit_type: string;
  bank_account_number: string;
  account_holder_name: string;
};

const noAccount: OwnAccountValues = {
  bank_name: "",
  bank_code: null,
  branch_name: "",
  branch_code: null,
  // As a rule; a checking account is chosen beside it.
  deposit_type: "ordinary",
  bank_account_number: "",
  account_holder_name: "",
};

export function accountValuesOf(account: BankAccount | null): OwnAccountValues {
  if (account === null) return noAccount;
  const { displayId: _displayId, ...values } = account;
  return values;
}
