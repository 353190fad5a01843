import {
  holderMismatchIssues,
  type Issue,
  identityPaperIssues,
  isBlank,
  ownAccountIssues,
  profileIssues,
} from "@kaitori/domain";
import { changedFields, type ProfileValues, readProfile } from "./profile-values.ts";
import { fieldsOf, type ProfileSection, sectionsOf } from "./sections.ts";

export function sectionIssues(typed: ProfileValues, sections: readonly ProfileSection[]): Issue[] {
  const values = readProfile(typed);
  const issues = [
    ...profileIssues(values),
    ...documentTypeIssues(values),
    ...identityPaperIssues(values),
    ...ownAccountIssues(values.bank_account, ["bank_account"]),
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
  readonly documents: string;
}

/** The issues of one edited section. A new name needs new documents, like an expired identity. */
export function sectionFormIssues(
  values: ProfileValues,
  { section, oldValues, mustResubmit, documents }: SectionContext,
): Issue[] {
  const issues = sectionIssues(values, [section]);
  if (section !== "identity" || values.addfiles.length > 0) return issues;
  if (!mustResubmit && !isRenamed(oldValues, values)) return issues;
  return [
    ...issues,
    ...(values.identity_document_type === ""
      ? [{ path: ["identity_document_type"], code: "choice" } as const]
      : [{ path: ["addfiles"], code: "fileMissing", params: { kind: documents } } as const]),
  ];
}

export const isRenamed = (oldValues: ProfileValues, values: ProfileValues) =>
  changedFields(oldValues, values, ["last_name", "first_name"]).length > 0;
