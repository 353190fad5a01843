import type { ServedBrand } from "../brands/brand.ts";
import { asServer } from "../database/scope.ts";
import { forbidden, HttpError, tooManyRequests } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { findApplicantByEmail, markLogin } from "./applicant-store.ts";
import { forgetFailures, noteFailure, secondsToWait } from "./login-failure-store.ts";
import { endSession, type NewSession, startSession } from "./session-store.ts";

interface Credentials {
  email: string;
  password: string;
  persistLoginState: boolean;
}

interface Asking {
  services: Services;
  brand: ServedBrand;
  sessionToken: string;
  now: Date;
}

/** One sentence for every reason, so that nobody learns which addresses have an account. */
const refused = () => new HttpError(401, { detail: "メールアドレスまたはパスワードが正しくありません。" });

export async function signIn(asking: Asking, credentials: Credentials): Promise<NewSession> {
  const { services, brand, now } = asking;
  const account = { secret: services.config.secretKey, brand: brand.name, email: credentials.email };
  const wait = await secondsToWait(services.database, account, now);
  if (wait > 0) throw tooManyRequests(wait);

  const applicant = await findApplicantByEmail(services.database, brand.name, credentials.email);
  if (!(await services.passwords.matches(applicant?.password_hash, credentials.password)) || !applicant) {
    await noteFailure(services.database, account, now);
    throw refused();
  }
  if (!brand.settings.individuals && applicant.corporate_division === "individual")
    throw forbidden("個人のお客様にはご利用いただけません。");

  return asServer(services.database, async (transaction) => {
    await forgetFailures(transaction, account);
    await endSession(transaction, asking.sessionToken);
    await markLogin(transaction, applicant.id, now);
    return startSession(transaction, {
      applicantId: applicant.id,
      brand: brand.name,
      persistent: credentials.persistLoginState,
      now,
    });
  });
}
