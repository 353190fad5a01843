import type { Issue, IssuePath } from "../issue.ts";
import { formatEmailAddress } from "./email-address.ts";

/** Long enough to resist guessing without asking for signs and capitals (R5.12). */
export const shortestPassword = 12;
/** Enough for any passphrase; more would only be work for the hash. */
export const longestPassword = 128;

type PasswordCode = "passwordShort" | "tooLong" | "passwordSame";

interface PasswordRule {
  readonly code: PasswordCode;
  readonly params?: Readonly<Record<string, number>>;
  isMet(password: string, email: string): boolean;
}

const lengthOf = (password: string) => [...password].length;

/** Length is what makes a password strong; kinds of characters are not asked for. */
export const passwordRules: readonly PasswordRule[] = [
  {
    code: "passwordShort",
    params: { min: shortestPassword },
    isMet: (password) => lengthOf(password) >= shortestPassword,
  },
  {
    code: "tooLong",
    params: { max: longestPassword },
    isMet: (password) => lengthOf(password) <= longestPassword,
  },
  {
    code: "passwordSame",
    isMet: (password, email) =>
      email === "" || password.toLowerCase() !== formatEmailAddress(email).toLowerCase(),
  },
];

/** What a new password lacks. The address is empty where it is not known, as behind a reset link. */
export const passwordIssues = (
  password: string,
  email: string,
  path: IssuePath = ["password"],
): Issue<PasswordCode>[] =>
  passwordRules
    .filter((rule) => !rule.isMet(password, email))
    .map(({ code, params }) => ({ path, code, ...(params && { params }) }));
