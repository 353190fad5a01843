import { href } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import { HttpError, unauthorized } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { endAsUnserved, findSession, type SignedInApplicant } from "./session-store.ts";

interface Asking {
  services: Services;
  brand: ServedBrand;
  sessionToken: string;
  now: Date;
}

/** Who is signed in, or nobody. */
export async function findApplicant(asking: Asking): Promise<SignedInApplicant | undefined> {
  const applicant = await applicantOfSession(asking);
  return applicant?.unserved_since ? undefined : applicant;
}

export async function requireApplicant(asking: Asking): Promise<SignedInApplicant> {
  const applicant = await applicantOfSession(asking);
  if (applicant) await refuseUnserved(asking, applicant);
  // Served again after their session ended: they log in anew.
  if (!applicant || applicant.unserved_since) throw unauthorized();
  return applicant;
}

/** Who is signed in and served by this brand, or nobody. */
export async function findServedApplicant(asking: Asking): Promise<SignedInApplicant | undefined> {
  const applicant = await findApplicant(asking);
  if (applicant) await refuseUnserved(asking, applicant);
  return applicant;
}

const applicantOfSession = ({ services, brand, sessionToken, now }: Asking) =>
  findSession(services.database, { token: sessionToken, brand: brand.name, now });

/**
 * A brand that serves companies only logs an individual out (R1.5); the site then goes to /unsupported/. It asks several
 * things at once: every call of that session is answered so, whichever comes first.
 */
async function refuseUnserved(asking: Asking, applicant: SignedInApplicant): Promise<void> {
  if (asking.brand.settings.individuals || applicant.corporate_division !== "individual") return;
  await endAsUnserved(asking.services.database, asking.sessionToken, asking.now);
  throw unsupported();
}

/** The client follows the direction (R8.4). */
export const unsupported = () =>
  new HttpError(403, {
    detail: "individualsUnsupported",
    more: { status: "redirect", redirect_uri: href.unsupported() },
  });
