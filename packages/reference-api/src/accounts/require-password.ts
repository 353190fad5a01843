import { getApplicant, lockApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import { reauthRequired, validationFailed } from "../http/errors.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { recordPasswordCheck, type SignedInApplicant } from "../http/session-store.ts";
import { countAttempt, failureKey, resetFailures } from "./login-failure-store.ts";

/** The hash that the password matched; null for an account without a password. */
export type VerifiedPassword = string | null;

/** Requires the password, because a stolen session must not suffice. Wrong attempts count as at login. */
export async function requirePassword(
  { services, applicant, sessionToken, caller, now }: BrowserRequest & { applicant: SignedInApplicant },
  password: string,
  field: string,
): Promise<VerifiedPassword> {
  const { database, passwords, config } = services;
  const failures = failureKey(config, { service: applicant.brand, email: applicant.email }, sessionToken);
  await countAttempt(database, failures, now);
  const { password_hash } = await getApplicant(database, applicant.id);
  if (!(await passwords.matches(password_hash, password, caller))) throw wrongPassword(field);
  await resetFailures(database, failures);
  await recordPasswordCheck(database, sessionToken, now);
  return password_hash;
}

/** Locks the applicant and refuses if the password has changed since the check. */
export async function requireSamePassword(
  transaction: Transaction,
  applicantId: number,
  verified: VerifiedPassword,
  refusal: () => Error,
): Promise<void> {
  const { password_hash } = await lockApplicant(transaction, applicantId);
  if (password_hash !== verified) throw refusal();
}

export const wrongPassword = (field: string) => validationFailed({ [field]: [{ code: "passwordWrong" }] });

/** Milliseconds for which a password counts as recent. */
const recentMilliseconds = 10 * 60_000;

export interface PasswordCheckTime {
  applicant: SignedInApplicant;
  now: Date;
}

/** Requires a recent password before an irreversible act (D10). The site asks for it and repeats the call. */
export function requireRecentPassword({ applicant, now }: PasswordCheckTime): void {
  if (now.getTime() - applicant.proved_at.getTime() > recentMilliseconds) throw reauthRequired();
}
