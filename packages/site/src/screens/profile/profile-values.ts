import {
  applicantAccountFormats,
  applicantAccountIssues,
  type CorporateDivision,
  type DraftValue,
  defaultSector,
  formatFields,
  hasUnsavedChanges,
  holderMismatchIssues,
  type Issue,
  identityPaperIssues,
  isBlank,
  type ProfileTexts,
  phoneWithHyphens,
  profileFormats,
  profileIssues,
  profileTextsOf,
} from "@kaitori/domain";
import type { BankAccount, Id, Profile } from "@kaitori/wire";
import { fieldsOf, type ProfileSection, sectionsOf } from "./sections.ts";

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
export type OwnAccountValues = Omit<BankAccount, "displayId" | "deposit_type"> & { deposit_type: string };

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
  bank_account: { ...values.bank_account, ...formatFields(values.bank_account, applicantAccountFormats) },
});

export const changedFields = (
  oldValues: ProfileValues,
  newValues: ProfileValues,
  fields: readonly (keyof ProfileValues)[],
): (keyof ProfileValues)[] =>
  fields.filter((field) => hasUnsavedChanges(draftValueOf(oldValues[field]), draftValueOf(newValues[field])));

const draftValueOf = (value: ProfileValues[keyof ProfileValues]): DraftValue =>
  typeof value === "object" && !Array.isArray(value) ? { ...value } : value;

export function sectionIssues(typed: ProfileValues, sections: readonly ProfileSection[]): Issue[] {
  const values = readProfile(typed);
  const issues = [
    ...profileIssues(values),
    ...documentTypeIssues(values),
    ...identityPaperIssues(values),
    ...applicantAccountIssues(values.bank_account, ["bank_account"]),
    ...holderMismatchIssues(values, values.bank_account.account_holder_name, [
      "bank_account",
      "account_holder_name",
    ]),
  ];
  return sections
    .flatMap((section) => fieldsOf(section, values))
    .flatMap((field) => issues.filter(({ path }) => path[0] === field));
}

export const profileRegistrationIssues = (typed: ProfileValues) => sectionIssues(typed, sectionsOf(typed));

const documentTypeIssues = ({ addfiles, identity_document_type }: ProfileValues): Issue[] =>
  addfiles.length > 0 && isBlank(identity_document_type)
    ? [{ path: ["identity_document_type"], code: "choice" }]
    : [];

/** True if no field of a section is left to fill in, the optional ones included. */
export function isSectionDone(section: ProfileSection, values: ProfileValues): boolean {
  if (section === "identity" && values.addfiles.length === 0) return false;
  if (section === "business" && isBlank(values.sector)) return false;
  return sectionIssues(values, [section]).length === 0;
}

interface SectionContext {
  readonly section: ProfileSection;
  readonly oldValues: ProfileValues;
  /** The identity papers must be submitted again (R4.9). */
  readonly mustResubmit: boolean;
  readonly documentsLabel: string;
}

/** The issues of one edited section. A new name needs new documents, like an expired identity. */
export function sectionFormIssues(
  values: ProfileValues,
  { section, oldValues, mustResubmit, documentsLabel }: SectionContext,
): Issue[] {
  const issues = sectionIssues(values, [section]);
  if (section !== "identity" || values.addfiles.length > 0) return issues;
  if (!mustResubmit && !isRenamed(oldValues, values)) return issues;
  return [
    ...issues,
    ...(values.identity_document_type === ""
      ? [{ path: ["identity_document_type"], code: "choice" } as const]
      : [{ path: ["addfiles"], code: "fileMissing", params: { kind: documentsLabel } } as const]),
  ];
}

export const isRenamed = (oldValues: ProfileValues, values: ProfileValues) =>
  changedFields(oldValues, values, ["last_name", "first_name"]).length > 0;
