import type { ServedBrand } from "../brands/brand.ts";
import { validationFailed } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { getApplicant } from "./applicant-store.ts";
import { countTry, forgetFailures } from "./login-failure-store.ts";
import type { SignedInApplicant } from "./session-store.ts";

interface Asking {
  services: Services;
  brand: ServedBrand;
  applicant: SignedInApplicant;
  now: Date;
}

/** A stolen session must not be enough for the keys; wrong tries here count like those of the login. */
export async function requirePassword(
  { services, brand, applicant, now }: Asking,
  password: string,
  field: string,
): Promise<void> {
  const { database, passwords, config } = services;
  const account = { secret: config.secretKey, brand: brand.name, email: applicant.email };
  await countTry(database, account, now);
  const { password_hash } = await getApplicant(database, applicant.id);
  if (await passwords.matches(password_hash, password)) return forgetFailures(database, account);
  throw validationFailed({ [field]: ["パスワードが正しくありません。"] });
}
