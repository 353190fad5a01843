import { getApplicant, lockApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import { validationFailed } from "../http/errors.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { markProved, type SignedInApplicant } from "../http/session-store.ts";
import { countTry, forgetFailures } from "./login-failure-store.ts";

/** Proof that the password was right: the compared hash, or that the account has none. */
export type ProvedPassword = string | null;

/** A stolen session must not suffice; wrong attempts are slowed down as at login. */
export async function requirePassword(
  {
    services,
    brand,
    applicant,
    sessionToken,
    caller,
    now,
  }: BrowserRequest & { applicant: SignedInApplicant },
  password: string,
  field: string,
): Promise<ProvedPassword> {
  const { database, passwords, config } = services;
  const account = { secret: config.secretKey, brand: brand.name, email: applicant.email, by: sessionToken };
  await countTry(database, account, now);
  const { password_hash } = await getApplicant(database, applicant.id);
  if (!(await passwords.matches(password_hash, password, caller))) throw wrongPassword(field);
  await forgetFailures(database, account);
  await markProved(database, sessionToken, now);
  return password_hash;
}

/** Checks again in the transaction that acts, because the password may have changed during the comparison. */
export async function requireSamePassword(
  transaction: Transaction,
  applicantId: number,
  proved: ProvedPassword,
  refusal: () => Error,
): Promise<void> {
  const { password_hash } = await lockApplicant(transaction, applicantId);
  if (password_hash !== proved) throw refusal();
}

export const wrongPassword = (field: string) => validationFailed({ [field]: [{ code: "passwordWrong" }] });
