import { emailAddressIssues, href, isIndividual } from "@kaitori/domain";
import { confirmMailChange } from "@kaitori/wire";
import { findApplicantByEmail, getApplicant, normalEmail, updateApplicant } from "../database/applicants.ts";
import { isUniqueViolation } from "../database/database.ts";
import { writeDeviceCookie } from "../http/ensure-session.ts";
import { reauthRequired, refuseIssues } from "../http/errors.ts";
import { handlePublic } from "../http/handle.ts";
import type { BrandRequest, ReadRequest } from "../http/read-request.ts";
import type { SignedInApplicant } from "../http/session-store.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { attemptOf, rememberClient } from "./known-clients.ts";
import { limitCalls } from "./limit-calls.ts";
import { invalidateMailLinks, linkGone, openMailLink } from "./mail-link-store.ts";
import { mailNewLink } from "./mail-owner.ts";
import { mailAccountExists } from "./register.ts";
import { requireRecentPassword, requireSamePassword } from "./require-password.ts";
import { recordSecurityEvent } from "./security-events.ts";

type NewAddressRequest = BrandRequest & { applicant: SignedInApplicant } & Parameters<typeof limitCalls>[0];

/** An address with an account gets another mail, and the response is the same. */
async function requestNewAddress(
  request: NewAddressRequest,
  email: string,
  verified: string | null,
): Promise<void> {
  const { services, brand, applicant, now } = request;
  const recipient = normalEmail(email);
  await services.database.transaction().execute(async (transaction) => {
    await requireSamePassword(transaction, applicant.id, verified, reauthRequired);
    // An earlier mistyped address may belong to a stranger.
    await invalidateMailLinks(transaction, applicant.id, now, ["mail_change"]);
    const existing = await findApplicantByEmail(transaction, brand.name, recipient);
    if (existing) return mailAccountExists(transaction, request, existing);
    await mailNewLink(transaction, request, {
      purpose: "mail_change",
      ownerId: applicant.id,
      recipient,
      page: isIndividual(applicant) ? href.mailChangeDone() : href.companyMailComplete(),
    });
  });
  services.jobs.wake();
}

/** Changes the profile, then mails the link to a new address. An address above the limit leaves the profile as it was. */
export async function changeProfileAndAddress<Changed>(
  request: NewAddressRequest,
  email: string | undefined,
  change: () => Promise<Changed>,
): Promise<Changed> {
  if (email === undefined || normalEmail(email) === request.applicant.email) return change();
  requireRecentPassword(request);
  refuseIssues(emailAddressIssues(email));
  // Counted after the password check, because the site repeats the call after asking for the password.
  await limitCalls(request, "mailChange", email);
  const { password_hash } = await getApplicant(request.services.database, request.applicant.id);
  const result = await change();
  await requestNewAddress(request, email, password_hash);
  return result;
}

export const mailChangeRoutes = [
  // Requires no session, because the link may be opened on another device.
  handlePublic(confirmMailChange, async (request) => {
    await limitCalls(request, "openLink");
    const email = await changeEmail(request).catch((error) => {
      // The unique index refuses the second of two parallel requests.
      throw isUniqueViolation(error) ? linkGone("used") : error;
    });
    writeDeviceCookie(request.context, request.deviceToken);
    return { email };
  }),
];

/** Changes the address and mails both addresses, in case the owner did not request the change. */
const changeEmail = (request: ReadRequest<typeof confirmMailChange>): Promise<string> =>
  request.services.database.transaction().execute(async (transaction) => {
    const { services, brand, body, now } = request;
    const { ownerId, newEmail } = await openMailLink(transaction, request, "mail_change", body.token);
    if (newEmail === null || (await findApplicantByEmail(transaction, brand.name, newEmail)))
      throw linkGone("used");
    const { email: oldEmail } = await getApplicant(transaction, ownerId);
    await updateApplicant(transaction, ownerId, { email: newEmail, updated_at: now });
    await recordSecurityEvent(transaction, request, ownerId, "mail_changed");
    // Known clients are stored by mail address.
    await rememberClient(transaction, services, attemptOf(request, newEmail), now);
    await invalidateMailLinks(transaction, ownerId, now);
    for (const recipient of [oldEmail, newEmail])
      await queueMail(transaction, { brand, recipient, applicantId: ownerId, mail: "mailChanged", now });
    return newEmail;
  });
