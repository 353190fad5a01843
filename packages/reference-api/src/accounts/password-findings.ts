import { type IssuePath, passwordIssues } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Finding } from "../http/issues.ts";
import type { Applicant } from "./applicant-store.ts";
import { isGuessable } from "./guessable-password.ts";

/** Who chooses the password, as far as it is known. */
export type PasswordChooser = Pick<Applicant, "email"> &
  Partial<Pick<Applicant, "company_name" | "last_name" | "first_name" | "owner_phone" | "office_phone">>;

const nobodyKnown = { email: "" };

/** The rules that the page knows too, and a list of leaked passwords that is too long for a page (D14). */
export async function passwordFindings(
  brand: ServedBrand,
  password: string,
  chooser: PasswordChooser = nobodyKnown,
  path: IssuePath = ["password"],
): Promise<Finding[]> {
  const { email, company_name, last_name, first_name, owner_phone, office_phone } = chooser;
  const { serviceName, legal } = brand.settings;
  const person = [company_name, last_name, first_name, owner_phone, office_phone];
  const words = [...person.filter((word) => word !== undefined), brand.name, serviceName, legal.company];
  const issues = passwordIssues(password, email, path, words);
  if (issues.length > 0) return issues;
  return (await isGuessable(password, [...words, email])) ? [{ path, code: "passwordCommon" }] : [];
}
