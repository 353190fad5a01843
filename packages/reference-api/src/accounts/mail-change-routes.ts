import { confirmMailChange, requestMailChange } from "@kaitori/wire";
import { deviceTokenOf, writeDeviceCookie } from "../http/cookies.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { spendAllowance } from "./allowances.ts";
import { changeEmail, mailNewAddress } from "./mail-change.ts";
import { requirePasswordOrCode } from "./require-password.ts";

export const mailChangeRoutes = [
  handle(requestMailChange, async (request) => {
    const { email, password } = request.body;
    const proved = await requirePasswordOrCode(request, password, "password");
    // Only now: whoever is asked for a proof first makes the same call again.
    await spendAllowance(request, "mailChange", email);
    await mailNewAddress({ ...request, proved }, email);
    request.services.jobs.wake();
    return undefined;
  }),

  // Opened from a mail, perhaps on another device: the link is proof enough.
  handlePublic(confirmMailChange, async (request) => {
    await spendAllowance(request, "openLink");
    const deviceToken = deviceTokenOf(request.context);
    const email = await changeEmail({ ...request, deviceToken }, request.body.token);
    writeDeviceCookie(request.context, deviceToken);
    return { email };
  }),
];
