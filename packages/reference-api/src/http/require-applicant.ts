import { isServed } from "@kaitori/domain";
import { individualsUnsupported, unauthorized } from "./errors.ts";
import type { BrowserRequest } from "./read-request.ts";
import { endAsUnserved, findSession, type SignedInApplicant } from "./session-store.ts";

type AccountRequest = Pick<BrowserRequest, "services" | "brand" | "sessionToken" | "now">;

/** The signed-in applicant; undefined if the brand no longer serves them. */
export async function findSignedInApplicant(request: AccountRequest): Promise<SignedInApplicant | undefined> {
  const applicant = await applicantOfSession(request);
  return applicant?.unserved_since ? undefined : applicant;
}

export async function requireApplicant(request: AccountRequest): Promise<SignedInApplicant> {
  const applicant = await applicantOfSession(request);
  if (applicant) await refuseUnserved(request, applicant);
  // A session that ended stays ended, even if the brand serves the applicant again.
  if (!applicant || applicant.unserved_since) throw unauthorized();
  return applicant;
}

/** The signed-in applicant; refused if the brand no longer serves them. */
export async function findServedApplicant(request: AccountRequest): Promise<SignedInApplicant | undefined> {
  const applicant = await findSignedInApplicant(request);
  if (applicant) await refuseUnserved(request, applicant);
  return applicant;
}

async function applicantOfSession({
  services,
  brand,
  sessionToken,
  now,
}: AccountRequest): Promise<SignedInApplicant | undefined> {
  const applicant = await findSession(services.database, { token: sessionToken, brand: brand.name, now });
  if (applicant) services.seenSessions.add(sessionToken, String(applicant.id));
  return applicant;
}

/** Ends the session of an applicant that the brand does not serve. Parallel calls get the same refusal. */
async function refuseUnserved(request: AccountRequest, applicant: SignedInApplicant): Promise<void> {
  if (isServed(request.brand.settings, applicant)) return;
  await endAsUnserved(request.services.database, request.sessionToken, request.now);
  throw individualsUnsupported();
}
