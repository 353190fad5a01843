import {
  type CorporateDivision,
  type DraftValue,
  defaultSector,
  formatFields,
  hasUnsavedChanges,
  ownAccountFormats,
  type ProfileTexts,
  phoneWithHyphens,
  profileFormats,
  profileTextsOf,
} from "@kaitori/domain";
import type { BankAccount, Id, Profile } from "@kaitori/wire";

export type ProfileValues = ProfileTexts & {
  corporate_division: CorporateDivision;
  sector: string;
  bank_account: OwnAccountValues;
  identity_document_type: string;
  /** The identity documents that this form submits. */
  addfiles: Id[];
};

export function profileValuesOf(profile: Profile): ProfileValues {
  return {
    ...profileTextsOf(profile),
    corporate_division: profile.corporate_division,
    office_phone: phoneWithHyphens(profile.office_phone),
    owner_phone: phoneWithHyphens(profile.owner_phone),
    // An unchosen sector is an empty field, not the option 未選択 (R3.8).
    sector: profile.sector === defaultSector ? "" : profile.sector,
    bank_account: accountValuesOf(profile.bank_account),
    identity_document_type: "",
    addfiles: [],
  };
}

/** Maps an error of one document to the whole list, where the form shows it. */
export const fieldOfProfile = (path: string) => path.replace(/^addfiles\.\d+$/, "addfiles.root");

/** The form values of the applicant's account. A code is known only if bank or branch was chosen, not typed. */
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
  // The default; the user may choose a checking account.
  deposit_type: "ordinary",
  bank_account_number: "",
  account_holder_name: "",
};

function accountValuesOf(account: BankAccount | null): OwnAccountValues {
  if (account === null) return noAccount;
  const { displayId: _displayId, ...values } = account;
  return values;
}

/** Normalises the typed values for rules, comparison and API; both widths are accepted (B1). */
export const readProfile = (values: ProfileValues): ProfileValues => ({
  ...values,
  ...formatFields(values, profileFormats),
  sector: values.sector || defaultSector,
  bank_account: { ...values.bank_account, ...formatFields(values.bank_account, ownAccountFormats) },
});

export const changedFields = (
  oldValues: ProfileValues,
  newValues: ProfileValues,
  fields: readonly (keyof ProfileValues)[],
): (keyof ProfileValues)[] =>
  fields.filter((field) => hasUnsavedChanges(draftValueOf(oldValues[field]), draftValueOf(newValues[field])));

const draftValueOf = (value: ProfileValues[keyof ProfileValues]): DraftValue =>
  typeof value === "object" && !Array.isArray(value) ? { ...value } : value;
