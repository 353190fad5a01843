import { confirmMailChange, requestMailChange } from "@kaitori/wire";
import { handle, handlePublic } from "../http/handle.ts";
import { spendAllowance } from "./allowances.ts";
import { changeEmail, mailNewAddress } from "./mail-change.ts";
import { requirePassword } from "./require-password.ts";

export const mailChangeRoutes = [
  handle(requestMailChange, async (request) => {
    await spendAllowance(request, "mailChange", request.body.email);
    const proved = await requirePassword(request, request.body.password, "password");
    await mailNewAddress({ ...request, proved }, request.body.email);
    request.services.jobs.wake();
    return undefined;
  }),

  // Opened from a mail, perhaps on another device: the link is proof enough.
  handlePublic(confirmMailChange, async (request) => {
    await spendAllowance(request, "openLink");
    return { email: await changeEmail(request, request.body.token) };
  }),
];
