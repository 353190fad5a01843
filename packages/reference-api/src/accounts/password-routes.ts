import { href, passwordIssues, passwordWords } from "@kaitori/domain";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "@kaitori/wire";
import { findApplicantByEmail, getApplicant, updateApplicant } from "../database/applicants.ts";
import { signInBrowser, writeDeviceCookie } from "../http/ensure-session.ts";
import { refuseIssues } from "../http/errors.ts";
import { handle, handlePublic } from "../http/handle.ts";
import type { BrandRequest, BrowserRequest } from "../http/read-request.ts";
import {
  endOtherSessions,
  type NewSession,
  renewSession,
  type SignedInApplicant,
} from "../http/session-store.ts";
import { attemptOf, failureCountKey, rememberClient } from "./known-clients.ts";
import { limitCalls } from "./limit-calls.ts";
import { resetFailures } from "./login-failure-store.ts";
import {
  createMailLink,
  invalidateMailLinks,
  linkGone,
  openMailLink,
  requireMailLink,
} from "./mail-link-store.ts";
import { addMailJob, mailOwner, queueLinkMail } from "./mail-owner.ts";
import { passwordFindings } from "./password-findings.ts";
import { requirePassword, requireSamePassword, wrongPassword } from "./require-password.ts";
import { recordSecurityEvent, refuseTooManyChanges } from "./security-events.ts";

export const passwordRoutes = [
  handlePublic(requestPasswordReset, async (request) => {
    await limitCalls(request, "reset", request.body.email);
    await addMailJob(request, "mail-password-reset", request.body.email);
    return undefined;
  }),

  handlePublic(confirmPasswordReset, async (request) => {
    await limitCalls(request, "openLink");
    await resetPassword(request, request.body);
    writeDeviceCookie(request.context, request.deviceToken);
    return undefined;
  }),

  handle(changePassword, async (request) => {
    const newSession = await changeOwnPassword(request, request.body);
    if (newSession) signInBrowser(request, newSession);
    return undefined;
  }),
];

/** Requires the current password. Only this browser stays signed in, with a new session token. */
async function changeOwnPassword(
  request: BrowserRequest & { applicant: SignedInApplicant },
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<Pick<NewSession, "token" | "maxAge"> | undefined> {
  const { services, brand, sessionToken, applicant, now } = request;
  const owner = await getApplicant(services.database, applicant.id);
  const path = ["new_password"];
  refuseIssues(passwordIssues(new_password, owner.email, path, passwordWords(brand, owner)));
  // The current password comes first, so that wrong attempts are counted before the slow check of the new one.
  const verified = await requirePassword(request, current_password, "current_password");
  refuseIssues(await passwordFindings(request, new_password, owner, path));
  const hash = await services.passwords.hash(new_password, request.caller);
  return services.database.transaction().execute(async (transaction) => {
    const refusal = () => wrongPassword("current_password");
    await requireSamePassword(transaction, applicant.id, verified, refusal);
    await refuseTooManyChanges(transaction, applicant.id, "password_changed", now);
    await updateApplicant(transaction, applicant.id, { password_hash: hash, updated_at: now });
    await invalidateMailLinks(transaction, "password_reset", applicant.id, now);
    await invalidateMailLinks(transaction, "mail_change", applicant.id, now);
    await endOtherSessions(transaction, applicant.id, sessionToken);
    await recordSecurityEvent(transaction, request, applicant.id, "password_changed");
    await mailOwner(transaction, { brand, applicant, now }, "passwordChanged");
    return renewSession(transaction, sessionToken, now);
  });
}

const purpose = "password_reset";

export async function mailPasswordReset(request: BrandRequest, email: string): Promise<void> {
  const { services, brand, now } = request;
  await services.database.transaction().execute(async (transaction) => {
    const applicant = await findApplicantByEmail(transaction, brand.name, email);
    if (!applicant) return;
    const { id, email: recipient } = applicant;
    const token = await createMailLink(transaction, { purpose, brand: brand.name, ownerId: id, now });
    await queueLinkMail(transaction, request, {
      mail: "passwordReset",
      recipient,
      applicantId: id,
      page: href.passwordReset(),
      query: { uid: String(id), token },
    });
  });
}

/** Sets a new password for the owner of the link and ends all their sessions and pending mail changes. */
async function resetPassword(
  request: BrowserRequest,
  { uid, token, new_password }: { uid: string; token: string; new_password: string },
): Promise<void> {
  const { services, brand, now } = request;
  refuseIssues(passwordIssues(new_password, "", ["new_password"]));
  const linkQuery = { purpose, brand: brand.name, token, now } as const;
  const ownerId = await requireMailLink(services.database, linkQuery);
  if (String(ownerId) !== uid) throw linkGone("unknown");
  const owner = await getApplicant(services.database, ownerId);
  refuseIssues(await passwordFindings(request, new_password, owner, ["new_password"]));
  const hash = await services.passwords.hash(new_password, request.caller);
  await services.database.transaction().execute(async (transaction) => {
    const { ownerId: id } = await openMailLink(transaction, linkQuery);
    const applicant = await getApplicant(transaction, id);
    await updateApplicant(transaction, id, { password_hash: hash, updated_at: now });
    await invalidateMailLinks(transaction, purpose, id, now);
    await invalidateMailLinks(transaction, "mail_change", id, now);
    await endOtherSessions(transaction, id);
    await recordSecurityEvent(transaction, request, id, "password_reset");
    const attempt = attemptOf(request, applicant.email);
    const secret = services.config.secretKey;
    const executorServices = { database: transaction, config: services.config };
    // Resets the count before the device becomes known and gets a count of its own.
    const client = await failureCountKey(executorServices, attempt);
    await resetFailures(transaction, { secret, brand: brand.name, email: applicant.email, client });
    // The owner will log in on this device next.
    await rememberClient(transaction, services, attempt, now);
    await mailOwner(transaction, { brand, applicant, now }, "passwordChanged");
  });
}
