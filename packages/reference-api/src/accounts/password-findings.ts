import { type IssuePath, normalisePassword, passwordIssues, passwordWords } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { Finding } from "../http/issues.ts";
import type { Caller } from "../work-queue.ts";
import { isGuessable } from "./guessable-password.ts";

/** Data about the person, which the password must not contain. */
export type PasswordOwner = Pick<Applicant, "email"> &
  Partial<Pick<Applicant, "company_name" | "last_name" | "first_name" | "owner_phone" | "office_phone">>;

/** Checks the rules of the site, then dictionaries that are too large for the site (D14). */
export async function passwordFindings(
  { brand, caller }: { brand: ServedBrand; caller: Caller },
  password: string,
  owner: PasswordOwner,
  path: IssuePath = ["password"],
): Promise<Finding[]> {
  const words = passwordWords(brand, owner);
  const { email } = owner;
  const issues = passwordIssues(password, email, path, words);
  if (issues.length > 0) return issues;
  return (await isGuessable(normalisePassword(password), [...words, email], caller))
    ? [{ path, code: "passwordCommon" }]
    : [];
}
