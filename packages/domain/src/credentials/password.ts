import { charactersIn } from "../field/text-issues.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { formatEmailAddress } from "./email-address.ts";
import { guessableWords, removeGuessable } from "./guessable-parts.ts";

/** Long enough to resist guessing without asking for punctuation and capitals (R5.12). */
export const shortestPassword = 12;
/** More characters only cost hashing time. */
export const longestPassword = 128;

/** Unifies characters that systems encode in several ways: が as one or two code points, digits of either width (NIST SP 800-63B). */
export const normalisePassword = (password: string): string => password.normalize("NFKC");

/** Minimum length of the password without its guessable parts. */
const minimumUnguessable = 5;

type PasswordCode = "passwordShort" | "tooLong" | "passwordSame" | "passwordCommon" | "passwordOwnWords";

/** The person who chooses the password. Attackers try their address, their names and the service name first. */
export interface PasswordOwner {
  /** Empty if unknown, such as on a reset page. */
  readonly email: string;
  readonly words: readonly string[];
}

interface ServiceOfPassword {
  readonly name: string;
  readonly settings: { readonly serviceName: string; readonly legal: { readonly company: string } };
}

const personalFields = ["company_name", "last_name", "first_name", "owner_phone", "office_phone"] as const;
type PasswordPerson = { readonly [Field in (typeof personalFields)[number]]?: string | undefined };

/** Words that make a weak password: the service's name, and facts known about the person. */
export const passwordWords = (
  { name, settings: { serviceName, legal } }: ServiceOfPassword,
  person: PasswordPerson = {},
): string[] => [name, serviceName, legal.company, ...personalFields.flatMap((field) => person[field] ?? [])];

interface PasswordRule {
  readonly code: PasswordCode;
  readonly params?: Readonly<Record<string, number>>;
  isMet(password: string, owner: PasswordOwner): boolean;
}

/** Length makes a password strong, so no kinds of characters are required. */
const basicRules: readonly PasswordRule[] = [
  {
    code: "passwordShort",
    params: { min: shortestPassword },
    isMet: (password) => charactersIn(normalisePassword(password)) >= shortestPassword,
  },
  {
    code: "tooLong",
    params: { max: longestPassword },
    isMet: (password) => charactersIn(normalisePassword(password)) <= longestPassword,
  },
  {
    code: "passwordSame",
    isMet: (password, { email }) =>
      email === "" || normalisePassword(password).toLowerCase() !== formatEmailAddress(email).toLowerCase(),
  },
];

const guessingRules: readonly PasswordRule[] = [
  { code: "passwordCommon", isMet: (password) => hasEnoughUnguessable(password, []) },
  {
    code: "passwordOwnWords",
    // The rule above reports a common password.
    isMet: (password, owner) =>
      !hasEnoughUnguessable(password, []) || hasEnoughUnguessable(password, guessableWordsOf(owner)),
  },
];

export const passwordRules: readonly PasswordRule[] = [...basicRules, ...guessingRules];

const hasEnoughUnguessable = (password: string, words: readonly string[]) =>
  charactersIn(removeGuessable(normalisePassword(password), words).rest) >= minimumUnguessable;

const guessableWordsOf = ({ email, words }: PasswordOwner) => guessableWords([...words, email]);

/** Strength from 0 (refused) to 3 (strong). */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** Counts the length; a guessable part counts as two characters. */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (passwordRules.some((rule) => !rule.isMet(password, owner))) return 0;
  const { rest, parts } = removeGuessable(normalisePassword(password), guessableWordsOf(owner));
  const length = charactersIn(rest) + 2 * parts;
  if (length < 12) return 1;
  return length < 16 ? 2 : 3;
}

/** Finds faults of a new password; whether it is easy to guess is checked only if its length is valid. */
export function passwordIssues(
  password: string,
  email: string,
  path: IssuePath = ["password"],
  words: readonly string[] = [],
): Issue<PasswordCode>[] {
  const unmetRules = (rules: readonly PasswordRule[]) =>
    rules.filter((rule) => !rule.isMet(password, { email, words }));
  const basicIssues = unmetRules(basicRules);
  return (basicIssues.length > 0 ? basicIssues : unmetRules(guessingRules)).map(({ code, params }) => ({
    path,
    code,
    ...(params && { params }),
  }));
}
