import * as v from "valibot";
import type { Transaction } from "../database/database.ts";
import type { BrandRequest } from "../http/read-request.ts";
import type { JobHandler, JobHandlers, Services } from "../http/services.ts";
import { mailPasswordReset } from "./password-routes.ts";
import { mailActivationAgain } from "./register.ts";

/** These jobs look up the mail address after the response, so that its time does not reveal an account. */
export const accountJobs = (services: Services): JobHandlers => ({
  "resend-activation": mailJob(services, mailActivationAgain),
  "mail-password-reset": mailJob(services, mailPasswordReset),
});

const Payload = v.object({ brand: v.string(), email: v.string() });

const mailJob =
  (
    services: Services,
    sendMail: (transaction: Transaction, request: BrandRequest, email: string) => Promise<void>,
  ): JobHandler =>
  async (payload) => {
    const { brand: name, email } = v.parse(Payload, payload);
    const brand = services.brands.find((candidate) => candidate.name === name);
    if (!brand) throw new Error(`No brand ${name}`);
    const request = { services, brand, now: services.clock() };
    await services.database.transaction().execute((transaction) => sendMail(transaction, request, email));
    return undefined;
  };
