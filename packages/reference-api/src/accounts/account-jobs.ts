import * as v from "valibot";
import { findApplicantByEmail } from "../database/applicants.ts";
import type { JobHandlers, Services } from "../http/services.ts";
import { mailPasswordReset } from "./password-routes.ts";
import { findRegistration, mailActivation } from "./register.ts";

const Payload = v.object({ brand: v.string(), email: v.string() });

/** These jobs look up the mail address after the response, so that its time does not reveal an account. */
export const accountJobs = (services: Services): JobHandlers => ({
  "resend-activation": async (payload) => {
    const { email, ...request } = readPayload(services, payload);
    await services.database.transaction().execute(async (transaction) => {
      // An address with an account needs no activation.
      if (await findApplicantByEmail(transaction, request.brand.name, email)) return;
      const registration = await findRegistration(transaction, request.brand.name, email);
      if (registration) await mailActivation(transaction, request, registration);
    });
    return undefined;
  },
  "mail-password-reset": async (payload) => {
    const { email, ...request } = readPayload(services, payload);
    await mailPasswordReset(request, email);
    return undefined;
  },
});

function readPayload(services: Services, payload: unknown) {
  const { brand: name, email } = v.parse(Payload, payload);
  const brand = services.brands.find((candidate) => candidate.name === name);
  if (!brand) throw new Error(`No brand ${name}`);
  return { services, brand, email, now: services.clock() };
}
