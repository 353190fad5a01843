import { href, passwordIssues, passwordWords } from "@kaitori/domain";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "@kaitori/wire";
import { findApplicantByEmail, getApplicant, updateApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { signInBrowser, writeDeviceCookie } from "../http/ensure-session.ts";
import { refuseIssues, validationFailed } from "../http/errors.ts";
import { type ApplicantRequest, handle, handlePublic } from "../http/handle.ts";
import type { BrandRequest, BrowserRequest, ReadRequest } from "../http/read-request.ts";
import {
  endOtherSessions,
  type NewSession,
  recordPasswordCheck,
  renewSession,
} from "../http/session-store.ts";
import { attemptOf, failureKeyOf, findKnownClient, rememberClient } from "./known-clients.ts";
import { limitCalls } from "./limit-calls.ts";
import { countAttempt, failureKey, resetFailures } from "./login-failure-store.ts";
import { invalidateMailLinks, linkGone, openMailLink, requireMailLink } from "./mail-link-store.ts";
import { addMailJob, mailNewLink, mailOwner } from "./mail-owner.ts";
import { passwordFindings } from "./password-findings.ts";
import { requireSamePassword } from "./require-password.ts";
import { recordSecurityEvent, refuseTooManyChanges } from "./security-events.ts";

export const passwordRoutes = [
  handlePublic(requestPasswordReset, async (request) => {
    await limitCalls(request, "reset", request.body.email);
    await addMailJob(request, "mail-password-reset", request.body.email);
    return undefined;
  }),

  handlePublic(confirmPasswordReset, async (request) => {
    await limitCalls(request, "openLink");
    await resetPassword(request);
    writeDeviceCookie(request.context, request.deviceToken);
    return undefined;
  }),

  handle(changePassword, async (request) => {
    const newSession = await changeOwnPassword(request);
    if (newSession) signInBrowser(request, newSession);
    return undefined;
  }),
];

const wrongPassword = () => validationFailed({ current_password: [{ code: "passwordWrong" }] });

/**
 * Requires the current password, because a stolen session must not suffice, and counts wrong attempts as at login.
 * Only this browser stays signed in, with a new session token.
 */
async function changeOwnPassword(
  request: ApplicantRequest<typeof changePassword>,
): Promise<Pick<NewSession, "token" | "maxAge"> | undefined> {
  const { current_password, new_password } = request.body;
  const { services, brand, sessionToken, applicant, now } = request;
  const owner = await getApplicant(services.database, applicant.id);
  const path = ["new_password"];
  refuseIssues(passwordIssues(new_password, owner.email, path, passwordWords(brand, owner)));
  // The current password comes first, so that wrong attempts are counted before the slow check of the new one.
  const { database, passwords, config } = services;
  const failures = failureKey(config, { service: brand.name, email: owner.email }, sessionToken);
  await countAttempt(database, failures, now);
  if (!(await passwords.matches(owner.password_hash, current_password, request.caller)))
    throw wrongPassword();
  await resetFailures(database, failures);
  await recordPasswordCheck(database, sessionToken, now);
  refuseIssues(await passwordFindings(request, new_password, owner, path));
  const hash = await services.passwords.hash(new_password, request.caller);
  return services.database.transaction().execute(async (transaction) => {
    await requireSamePassword(transaction, applicant.id, owner.password_hash, wrongPassword);
    await refuseTooManyChanges(transaction, applicant.id, "password_changed", now);
    await storePassword(transaction, request, applicant, { hash, event: "password_changed", sessionToken });
    return renewSession(transaction, sessionToken, now);
  });
}

/** Ends pending links and all other sessions, because a stranger may have the old password. */
async function storePassword(
  transaction: Transaction,
  request: BrowserRequest,
  applicant: Pick<Applicant, "id" | "email">,
  change: { hash: string; event: "password_changed" | "password_reset"; sessionToken?: string },
): Promise<void> {
  const { now } = request;
  const { id } = applicant;
  await updateApplicant(transaction, id, { password_hash: change.hash, updated_at: now });
  await invalidateMailLinks(transaction, id, now);
  await endOtherSessions(transaction, id, change.sessionToken);
  await recordSecurityEvent(transaction, request, id, change.event);
  await mailOwner(transaction, request, applicant, "passwordChanged");
}

export async function mailPasswordReset(
  transaction: Transaction,
  request: BrandRequest,
  email: string,
): Promise<void> {
  const applicant = await findApplicantByEmail(transaction, request.brand.name, email);
  if (!applicant) return;
  await mailNewLink(transaction, request, {
    purpose: "password_reset",
    ownerId: applicant.id,
    recipient: applicant.email,
    page: href.passwordReset(),
    query: { uid: String(applicant.id) },
  });
}

/** Sets a new password for the owner of the link and ends all their sessions and pending mail changes. */
async function resetPassword(request: ReadRequest<typeof confirmPasswordReset>): Promise<void> {
  const { services, body, now } = request;
  const { uid, token, new_password } = body;
  refuseIssues(passwordIssues(new_password, "", ["new_password"]));
  const ownerId = await requireMailLink(services.database, request, "password_reset", token);
  if (String(ownerId) !== uid) throw linkGone("unknown");
  const owner = await getApplicant(services.database, ownerId);
  refuseIssues(await passwordFindings(request, new_password, owner, ["new_password"]));
  const hash = await services.passwords.hash(new_password, request.caller);
  await services.database.transaction().execute(async (transaction) => {
    await openMailLink(transaction, request, "password_reset", token);
    const applicant = await getApplicant(transaction, ownerId);
    await storePassword(transaction, request, applicant, { hash, event: "password_reset" });
    const attempt = attemptOf(request, applicant.email);
    // Resets the count before the device becomes known and gets a count of its own.
    const { config } = services;
    const knownClient = await findKnownClient({ database: transaction, config }, attempt);
    await resetFailures(transaction, failureKeyOf(config, attempt, knownClient));
    // The owner will log in on this device next.
    await rememberClient(transaction, services, attempt, now);
  });
}
