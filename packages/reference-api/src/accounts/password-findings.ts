import { extname } from "node:path";
import { type IssuePath, normalisePassword, passwordIssues, passwordWords } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { type Finding, refuseIfQueueFull } from "../http/errors.ts";
import { createThread } from "../thread.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";
import type { PasswordToEstimate } from "./password-worker.ts";

/** Data about the person, which the password must not contain. */
type PasswordOwner = Pick<Applicant, "email"> &
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

/** Score of passwords that need more than a hundred million attempts. */
const minimumScore = 3;
/** Longer passwords are safe by their length and slow to estimate. */
const maximumEstimatedLength = 40;

/** One estimate at a time, because each takes a tenth of a second. */
export const estimateQueue = createWorkQueue({
  slots: 1,
  queueLength: 60,
  queuePerAccount: 10,
  timeout: 10_000,
});

/** The thread loads its lists on first use, because that takes half a second. */
const estimateScore = createThread<PasswordToEstimate>(
  new URL(`./password-worker${extname(import.meta.url)}`, import.meta.url),
);

/** True if the password is easy to guess from passwords, names, words or keyboard rows. */
async function isGuessable(password: string, ownWords: readonly string[], caller?: Caller): Promise<boolean> {
  if (password.length > maximumEstimatedLength) return false;
  const score = await estimateQueue
    .run(() => estimateScore({ password, ownWords }), caller)
    .catch(refuseIfQueueFull());
  return Number(score) < minimumScore;
}
