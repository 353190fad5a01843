import * as v from "valibot";
import { asServer } from "../database/scope.ts";
import type { JobHandler, JobHandlers, Services } from "../http/services.ts";
import { findApplicantByEmail } from "./applicant-store.ts";
import { mailPasswordReset } from "./password-reset.ts";
import { mailActivation } from "./register.ts";
import { findRegistration } from "./registration-store.ts";

const Payload = v.object({ brand: v.string(), email: v.string() });

/** Jobs look the address up, so that the time of the response does not reveal an account. */
export const accountJobs = (services: Services): JobHandlers => ({
  "resend-activation": resendActivation(services),
  "mail-password-reset": sendPasswordReset(services),
});

const resendActivation =
  (services: Services): JobHandler =>
  async (payload) => {
    const { brand, email } = readPayload(services, payload);
    await asServer(services.database, async (transaction) => {
      // An address with an account needs no activation.
      if (await findApplicantByEmail(transaction, brand.name, email)) return;
      const registration = await findRegistration(transaction, brand.name, email);
      if (registration)
        await mailActivation(transaction, { services, brand, now: services.clock() }, registration);
    });
  };

const sendPasswordReset =
  (services: Services): JobHandler =>
  async (payload) => {
    const { brand, email } = readPayload(services, payload);
    await mailPasswordReset({ services, brand, now: services.clock() }, email);
  };

function readPayload({ brands }: Services, payload: unknown) {
  const { brand: name, email } = v.parse(Payload, payload);
  const brand = brands.find((candidate) => candidate.name === name);
  if (!brand) throw new Error(`No brand ${name}`);
  return { brand, email };
}
