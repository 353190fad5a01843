import type { ServedBrand } from "../brands/brand.ts";
import { siteAddress } from "../brands/site-address.ts";
import { asServer } from "../database/scope.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";
import { markLogin } from "./applicant-store.ts";
import { goneLink, openMailLink } from "./mail-link-store.ts";
import { getRegistration, makeApplicant } from "./registration-store.ts";
import { endSession, type NewSession, startSession } from "./session-store.ts";

interface Asking {
  services: Services;
  brand: ServedBrand;
  sessionToken: string;
  now: Date;
}

/** The mail address has answered: the registration becomes an applicant, and is signed in. */
export function activate(
  { services, brand, sessionToken, now }: Asking,
  token: string,
): Promise<{ email: string; session: NewSession }> {
  return asServer(services.database, async (transaction) => {
    const { subject } = await openMailLink(transaction, {
      purpose: "activation",
      brand: brand.name,
      token,
      now,
    });
    const registration = await getRegistration(transaction, subject);
    if (!registration || !(await makeApplicant(transaction, registration, now))) throw goneLink("used");

    const url = siteAddress(brand, services.config, "/register/pre_entry/");
    await queueMail(transaction, {
      brand,
      recipient: registration.email,
      mail: "registered",
      values: { url },
      now,
    });
    await markLogin(transaction, registration.id, now);
    await endSession(transaction, sessionToken);
    const session = await startSession(transaction, {
      applicantId: registration.id,
      brand: brand.name,
      persistent: false,
      now,
    });
    return { email: registration.email, session };
  });
}
