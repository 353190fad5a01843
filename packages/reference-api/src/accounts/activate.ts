import { href } from "@kaitori/domain";
import { updateApplicant } from "../database/applicants.ts";
import { asServer } from "../database/scope.ts";
import { conflict } from "../http/errors.ts";
import { refuseIssues } from "../http/issues.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { tokenHash } from "../http/secrets.ts";
import { endSession, type NewSession, startSession } from "../http/session-store.ts";
import { attemptOf, rememberClient } from "./known-clients.ts";
import { linkGone, openMailLink, requireMailLink } from "./mail-link-store.ts";
import { queueLinkMail } from "./mail-owner.ts";
import { passwordFindings } from "./password-findings.ts";
import { createApplicant, getRegistration, type Registration } from "./registration-store.ts";

/** Turns a registration into an applicant and signs them in. */
export async function activate(
  request: BrowserRequest,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ email: string; session: NewSession }> {
  const { services, brand, sessionToken, caller, device, now } = request;
  const linkQuery = { purpose: "activation", brand: brand.name, token, now } as const;
  const registration = await getRegistration(
    services.database,
    await requireMailLink(services.database, linkQuery),
  );
  if (!registration) throw linkGone("used");
  if (password !== undefined) refuseIssues(await passwordFindings(request, password, registration));
  else refuseOtherBrowser(registration, sessionToken);
  const newHash = password === undefined ? undefined : await services.passwords.hash(password, caller);
  return asServer(services.database, async (transaction) => {
    await openMailLink(transaction, linkQuery);
    const verifiedRegistration =
      newHash === undefined ? registration : { ...registration, password_hash: newHash };
    if (!(await createApplicant(transaction, verifiedRegistration, now))) throw linkGone("used");

    await queueLinkMail(transaction, request, {
      mail: "registered",
      recipient: registration.email,
      applicantId: registration.id,
      page: href.preEntry(),
    });
    await updateApplicant(transaction, registration.id, { last_login: now });
    // Attempts of strangers must not lock out the device of the owner.
    await rememberClient(transaction, services, attemptOf(request, registration.email), now);
    await endSession(transaction, sessionToken);
    const session = await startSession(transaction, {
      applicantId: registration.id,
      brand: brand.name,
      persistent: false,
      device,
      now,
    });
    return { email: registration.email, session };
  });
}

/** Requires a new password in another browser, because anybody can register an address of others. */
function refuseOtherBrowser({ browser_hash }: Registration, sessionToken: string) {
  if (browser_hash === tokenHash(sessionToken)) return;
  throw conflict("passwordNeeded", { needs: "password" });
}
