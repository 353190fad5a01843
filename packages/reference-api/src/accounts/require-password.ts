import type { ServedBrand } from "../brands/brand.ts";
import { getApplicant, lockApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import { validationFailed } from "../http/errors.ts";
import type { Services } from "../http/services.ts";
import { markProved, type SignedInApplicant } from "../http/session-store.ts";
import type { Caller } from "../turns.ts";
import { countTry, forgetFailures } from "./login-failure-store.ts";

interface AccountRequest {
  services: Services;
  brand: ServedBrand;
  applicant: SignedInApplicant;
  sessionToken: string;
  caller: Caller;
  now: Date;
}

/** Proof that the password was right: the hash that it was compared with, or that there was none. */
export type ProvedPassword = string | null;

/** A stolen session must not be enough for the keys; wrong tries of a session are slowed like those of a place. */
export async function requirePassword(
  { services, brand, applicant, sessionToken, caller, now }: AccountRequest,
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

/**
 * Once more in the transaction that acts on it: comparing takes a while, in which somebody else may have changed the
 * password to shut out whoever knows the old one.
 */
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
