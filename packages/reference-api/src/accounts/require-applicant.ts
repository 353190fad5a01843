import type { ServedBrand } from "../brands/brand.ts";
import { HttpError, unauthorized } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { endSession, findSession, type SignedInApplicant } from "./session-store.ts";

interface Asking {
  services: Services;
  brand: ServedBrand;
  sessionToken: string;
  now: Date;
}

/** Who is signed in, or nobody. */
export const findApplicant = ({ services, brand, sessionToken, now }: Asking) =>
  findSession(services.database, { token: sessionToken, brand: brand.name, now });

export async function requireApplicant(asking: Asking): Promise<SignedInApplicant> {
  const applicant = await findServedApplicant(asking);
  if (!applicant) throw unauthorized();
  return applicant;
}

/** Who is signed in and served by this brand, or nobody. */
export async function findServedApplicant(asking: Asking): Promise<SignedInApplicant | undefined> {
  const applicant = await findApplicant(asking);
  if (applicant) await refuseUnsupported(asking, applicant);
  return applicant;
}

/** A brand that serves companies only logs an individual out (R1.5); the site then goes to /unsupported/. */
async function refuseUnsupported(asking: Asking, applicant: SignedInApplicant): Promise<void> {
  if (asking.brand.settings.individuals || applicant.corporate_division !== "individual") return;
  await endSession(asking.services.database, asking.sessionToken);
  throw unsupported();
}

/** The client follows the direction (R8.4). */
export const unsupported = () =>
  new HttpError(403, {
    detail: "individualsUnsupported",
    more: { status: "redirect", redirect_uri: "/unsupported/" },
  });
