import { activateAccount, register, resendActivation } from "@kaitori/wire";
import { asServer } from "../database/scope.ts";
import { deviceTokenOf, writeDeviceCookie } from "../http/cookies.ts";
import { handlePublic } from "../http/handle.ts";
import { addJob } from "../jobs/job-store.ts";
import { activate } from "./activate.ts";
import { spendAllowance } from "./allowances.ts";
import { normalEmail } from "./applicant-store.ts";
import { enterSession } from "./enter-session.ts";
import { registerApplicant } from "./register.ts";

export const registrationRoutes = [
  handlePublic(register, async (request) => {
    await spendAllowance(request, "register", request.body.email);
    const { id, email, corporate_division } = await registerApplicant(request, request.body);
    request.services.jobs.wake();
    return { id, email, corporate_division };
  }),

  handlePublic(activateAccount, async (request) => {
    await spendAllowance(request, "openLink");
    const deviceToken = deviceTokenOf(request.context);
    const { email, session } = await activate({ ...request, deviceToken }, request.body);
    enterSession(request, session);
    writeDeviceCookie(request.context, deviceToken);
    return { email };
  }),

  // The work is a job for known and unknown addresses alike, so that the answer takes the same time.
  handlePublic(resendActivation, async (request) => {
    await spendAllowance(request, "resend", request.body.email);
    const { services, brand, now, body } = request;
    await asServer(services.database, (transaction) =>
      addJob(transaction, {
        kind: "resend-activation",
        payload: { brand: brand.name, email: normalEmail(body.email) },
        runAt: now,
      }),
    );
    services.jobs.wake();
    return undefined;
  }),
];
