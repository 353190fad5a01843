import { href, passwordIssues } from "@kaitori/domain";
import { getApplicant, updateApplicant } from "../database/applicants.ts";
import { asServer } from "../database/scope.ts";
import { refuseIssues } from "../http/issues.ts";
import type { BrandRequest, BrowserRequest } from "../http/read-request.ts";
import { endOtherSessions } from "../http/session-store.ts";
import { findApplicantByEmail } from "./applicant-store.ts";
import { attemptOf, failureCountKey, rememberClient } from "./known-clients.ts";
import { resetFailures } from "./login-failure-store.ts";
import {
  createMailLink,
  invalidateMailLinks,
  linkGone,
  openMailLink,
  requireMailLink,
} from "./mail-link-store.ts";
import { mailOwner, queueLinkMail } from "./mail-owner.ts";
import { passwordFindings } from "./password-findings.ts";
import { recordSecurityEvent } from "./security-events.ts";

const purpose = "password_reset";

export async function mailPasswordReset(request: BrandRequest, email: string): Promise<void> {
  const { services, brand, now } = request;
  await asServer(services.database, async (transaction) => {
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
export async function resetPassword(
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
  await asServer(services.database, async (transaction) => {
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
