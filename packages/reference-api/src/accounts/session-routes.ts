import { isServed } from "@kaitori/domain";
import { endSession as endSessionCall, listSecurityEvents, listSessions, login, logout } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import type { Config } from "../config/read-config.ts";
import { findApplicantByEmail } from "../database/applicants.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { signInBrowser, signOutBrowser, writeDeviceCookie } from "../http/ensure-session.ts";
import { type HttpError, individualsUnsupported, notFound, unauthorized } from "../http/errors.ts";
import { handle, handlePublic } from "../http/handle.ts";
import type { ReadRequest } from "../http/read-request.ts";
import {
  endSession,
  endSessionById,
  type NewSession,
  readSessions,
  toSessionAnswer,
} from "../http/session-store.ts";
import { loginAtPartnerRefusal } from "./external-signup.ts";
import {
  attemptOf,
  failureKeyOf,
  findKnownClient,
  limitUnknownClients,
  startSessionOf,
} from "./known-clients.ts";
import { limitCalls } from "./limit-calls.ts";
import { countAttempt, resetFailures } from "./login-failure-store.ts";
import { findRegistration } from "./register.ts";
import { requireSamePassword } from "./require-password.ts";
import { readSecurityEvents, recordFailedLogin, recordSecurityEvent } from "./security-events.ts";

export const sessionRoutes = [
  handlePublic(login, async (request) => {
    await limitCalls(request, "login", request.body.email);
    const session = await signIn(request);
    signInBrowser(request, session);
    writeDeviceCookie(request.context, request.deviceToken);
    return toSessionAnswer(session, request.now);
  }),

  handlePublic(
    logout,
    async (request) => {
      await endSession(request.services.database, request.sessionToken);
      signOutBrowser(request);
      return undefined;
    },
    "browser",
  ),

  handle(listSessions, async ({ services, applicant, sessionToken, now }) => {
    const sessions = await readSessions(services.database, applicant, { token: sessionToken, now });
    return sessions.map(({ created_at, seen_at, ...session }) => ({
      ...session,
      created_at: created_at.toISOString(),
      seen_at: seen_at.toISOString(),
    }));
  }),

  handle(endSessionCall, async (request) => {
    const { services, applicant, params } = request;
    await services.database.transaction().execute(async (transaction) => {
      if (!(await endSessionById(transaction, applicant, params.id))) throw notFound();
      await recordSecurityEvent(transaction, request, applicant.id, "session_ended");
    });
    return undefined;
  }),

  handle(listSecurityEvents, async ({ applicant, transaction }) => {
    const events = await transaction((executor) => readSecurityEvents(executor, applicant.id));
    return events.map(({ happened_at, ...event }) => ({ ...event, happened_at: happened_at.toISOString() }));
  }),
];

/** One message for all causes, so that it reveals no account. */
const loginRefusal = () => unauthorized("loginWrong");

/** Refers an account without a password to its partner (R8.3), if the brand allows that address. */
function refusalForAccount(
  { password_hash, external_service }: Applicant,
  brand: ServedBrand,
  config: Config,
): HttpError {
  if (password_hash !== null) return loginRefusal();
  const partner = config.signupPartners.find(({ service }) => service === external_service);
  const isAllowed = partner && brand.settings.loginOrigins?.includes(new URL(partner.login_url).origin);
  return isAllowed ? loginAtPartnerRefusal(partner) : loginRefusal();
}

async function signIn(request: ReadRequest<typeof login>): Promise<NewSession> {
  const { services, brand, body: credentials, now } = request;
  const attempt = attemptOf(request, credentials.email);
  const { email } = attempt;
  const knownClient = await findKnownClient(services, attempt);
  const failures = failureKeyOf(services.config, attempt, knownClient);
  await countAttempt(services.database, failures, now);
  if (knownClient === undefined) await limitUnknownClients(request, attempt);

  const applicant = await findApplicantByEmail(services.database, brand.name, email);
  const registration = await findRegistration(services.database, brand.name, email);
  const isPasswordRight = await services.passwords.matches(
    applicant?.password_hash,
    credentials.password,
    request.caller,
  );
  if (!applicant || !isPasswordRight) {
    await recordFailedLogin(services.database, request, email);
    // Only the right password reveals that the registration is not activated.
    if (await services.passwords.matches(registration?.password_hash, credentials.password, request.caller))
      throw unauthorized("notActivated");
    throw applicant ? refusalForAccount(applicant, brand, services.config) : loginRefusal();
  }
  if (!isServed(brand.settings, applicant)) throw individualsUnsupported();

  return services.database.transaction().execute(async (transaction) => {
    // Refuses a session if the password has changed meanwhile.
    await requireSamePassword(transaction, applicant.id, applicant.password_hash, loginRefusal);
    await resetFailures(transaction, failures);
    await recordSecurityEvent(transaction, request, applicant.id, "login");
    return startSessionOf(transaction, request, applicant, credentials.persistLoginState);
  });
}
