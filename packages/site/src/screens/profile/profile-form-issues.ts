import { type Issue, isBlank, ownAccountIssues, profileIssues } from "@kaitori/domain";
import type { ProfileValues } from "./profile-values.ts";
import { readProfile } from "./read-profile.ts";
import { fieldsOf, type ProfileSection, sectionsOf } from "./sections.ts";

/** As long as the server keeps it. */
export const businessSummaryMaximum = 200;

/** What a form about these sections finds, in the order in which its fields stand. */
export function sectionIssues(typed: ProfileValues, sections: readonly ProfileSection[]): Issue[] {
  const values = readProfile(typed);
  const found = [
    ...profileIssues(values),
    ...tooLong(values),
    ...documentTypeIssues(values),
    ...ownAccountIssues(values.bank_account, ["bank_account"]),
  ];
  return sections
    .flatMap((section) => fieldsOf(section, values))
    .flatMap((field) => found.filter(({ path }) => path[0] === field));
}

/** The whole profile at once, the account included; only the identity documents may follow later. */
export const registrationIssues = (typed: ProfileValues) => sectionIssues(typed, sectionsOf(typed));

const tooLong = ({ business_summary }: ProfileValues): Issue[] =>
  [...business_summary].length > businessSummaryMaximum
    ? [{ path: ["business_summary"], code: "tooLong", params: { max: businessSummaryMaximum } }]
    : [];

const documentTypeIssues = ({ addfiles, identity_document_type }: ProfileValues): Issue[] =>
  addfiles.length > 0 && isBlank(identity_document_type)
    ? [{ path: ["identity_document_type"], code: "choice" }]
    : [];

/** Whether nothing of a section is left to fill in: what may follow later counts too. */
export function isSectionDone(section: ProfileSection, values: ProfileValues): boolean {
  if (section === "identity" && values.addfiles.length === 0) return false;
  if (section === "business" && isBlank(values.sector)) return false;
  return sectionIssues(values, [section]).length === 0;
}
