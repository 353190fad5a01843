import { mailActivation } from "../accounts/register.ts";
import { findRegistration, insertRegistration, nextApplicantId } from "../accounts/registration-store.ts";
import { termsVersion } from "../accounts/terms-version.ts";
import type { ServedBrand } from "../brands/brand.ts";
import { demoEmail } from "../config/demo-account.ts";
import { asServer } from "../database/scope.ts";
import type { Services } from "../http/services.ts";
import { unverified } from "./demo-states.ts";

/** A registration whose mail waits in the mailbox. */
export async function seedUnverified(
  services: Services,
  brand: ServedBrand,
  passwordHash: () => Promise<string>,
): Promise<void> {
  const email = demoEmail(unverified.name);
  const now = services.clock();
  if (await findRegistration(services.database, brand.name, email)) return;
  const password_hash = await passwordHash();
  await asServer(services.database, async (transaction) => {
    const registration = {
      id: await nextApplicantId(transaction),
      brand: brand.name,
      email,
      password_hash,
      corporate_division: "corporate",
      terms_version: termsVersion(brand),
      tracking_id: null,
      external_service: null,
      external_id: null,
      browser_hash: null,
      demonstration: true,
      created_at: now,
    } as const;
    await insertRegistration(transaction, registration);
    await mailActivation(transaction, { services, brand, now }, registration);
  });
}
