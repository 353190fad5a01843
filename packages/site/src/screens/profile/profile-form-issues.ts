import {
  holderFitIssues,
  type Issue,
  identityPaperIssues,
  isBlank,
  ownAccountIssues,
  profileIssues,
} from "@kaitori/domain";
import type { OwnAccountValues } from "./own-account-values.ts";
import type { ProfileValues } from "./profile-values.ts";
import { readProfile } from "./read-profile.ts";
import { fieldsOf, type ProfilePage, type ProfileSection, sectionsOfPage } from "./sections.ts";

/** What the server can look up. Where it has no list of banks, they are typed in full. */
export interface Known {
  readonly banks: boolean;
}
const everythingKnown: Known = { banks: true };

/** What a form about these sections finds, in the order in which its fields stand. */
export function sectionIssues(
  typed: ProfileValues,
  sections: readonly ProfileSection[],
  known: Known = everythingKnown,
): Issue[] {
  const values = readProfile(typed);
  const found = [
    ...profileIssues(values),
    ...documentTypeIssues(values),
    ...identityPaperIssues(values),
    ...ownAccountIssues(values.bank_account, ["bank_account"]),
    ...(known.banks ? bankIssues(values.bank_account) : []),
    ...holderFitIssues(values, values.bank_account.account_holder_name, [
      "bank_account",
      "account_holder_name",
    ]),
  ];
  return sections
    .flatMap((section) => fieldsOf(section, values))
    .flatMap((field) => found.filter(({ path }) => path[0] === field));
}

/** A page of the registration; only the identity documents may follow later. */
export const registrationIssues = (typed: ProfileValues, page: ProfilePage, known?: Known) =>
  sectionIssues(typed, sectionsOfPage(page, typed), known);

/** Chosen from the list, or read from it: what has no code is nobody's bank. */
function bankIssues({ bank_name, bank_code, branch_name, branch_code }: OwnAccountValues): Issue[] {
  if (isBlank(bank_name)) return [];
  if (bank_code === null) return [{ path: ["bank_account", "bank_name"], code: "bankUnknown" }];
  if (isBlank(branch_name) || branch_code !== null) return [];
  return [{ path: ["bank_account", "branch_name"], code: "branchUnknown" }];
}

const documentTypeIssues = ({ addfiles, identity_document_type }: ProfileValues): Issue[] =>
  addfiles.length > 0 && isBlank(identity_document_type)
    ? [{ path: ["identity_document_type"], code: "choice" }]
    : [];

/** Whether nothing of a section is left to fill in: what may follow later counts too. */
export function isSectionDone(section: ProfileSection, values: ProfileValues, known?: Known): boolean {
  if (section === "identity" && values.addfiles.length === 0) return false;
  if (section === "business" && isBlank(values.sector)) return false;
  return sectionIssues(values, [section], known).length === 0;
}
