import { changePassword, confirmPasswordReset, requestPasswordReset } from "@kaitori/wire";
import { asServer } from "../database/scope.ts";
import { deviceTokenOf, writeDeviceCookie } from "../http/cookies.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { addJob } from "../jobs/job-store.ts";
import { spendAllowance } from "./allowances.ts";
import { normalEmail } from "./applicant-store.ts";
import { enterSession } from "./enter-session.ts";
import { changeOwnPassword } from "./password-change.ts";
import { resetPassword } from "./password-reset.ts";

export const passwordRoutes = [
  handlePublic(requestPasswordReset, async (request) => {
    await spendAllowance(request, "reset", request.body.email);
    const { services, brand, now, body } = request;
    await asServer(services.database, (transaction) =>
      addJob(transaction, {
        kind: "mail-password-reset",
        payload: { brand: brand.name, email: normalEmail(body.email) },
        runAt: now,
      }),
    );
    services.jobs.wake();
    return undefined;
  }),

  handlePublic(confirmPasswordReset, async (request) => {
    await spendAllowance(request, "openLink");
    const deviceToken = deviceTokenOf(request.context);
    await resetPassword({ ...request, deviceToken }, request.body);
    writeDeviceCookie(request.context, deviceToken);
    return undefined;
  }),

  handle(changePassword, async (request) => {
    const renewed = await changeOwnPassword(request, request.body);
    if (renewed) enterSession(request, renewed);
    return undefined;
  }),
];
