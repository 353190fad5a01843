import { passwordIssues, passwordWords } from "@kaitori/domain";
import { changePassword, confirmPasswordReset, requestPasswordReset } from "@kaitori/wire";
import { getApplicant, updateApplicant } from "../database/applicants.ts";
import { asServer } from "../database/scope.ts";
import { writeDeviceCookie } from "../http/cookies.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import {
  endOtherSessions,
  type NewSession,
  renewSession,
  type SignedInApplicant,
} from "../http/session-store.ts";
import { limitCalls } from "./limit-calls.ts";
import { invalidateMailLinks } from "./mail-link-store.ts";
import { addMailJob, mailOwner } from "./mail-owner.ts";
import { passwordFindings } from "./password-findings.ts";
import { resetPassword } from "./password-reset.ts";
import { requirePassword, requireSamePassword, wrongPassword } from "./require-password.ts";
import { recordSecurityEvent, refuseTooManyChanges } from "./security-events.ts";
import { signInBrowser } from "./session-cookies.ts";

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
  return asServer(services.database, async (transaction) => {
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
