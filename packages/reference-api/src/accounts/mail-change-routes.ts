import { confirmMailChange, requestMailChange } from "@kaitori/wire";
import { deviceTokenOf, writeDeviceCookie } from "../http/cookies.ts";
import { handle, handlePublic } from "../http/handle.ts";
import { spendAllowance } from "./allowances.ts";
import { askNewAddress, changeEmail } from "./mail-change.ts";
import { requirePasswordOrCode } from "./require-password.ts";

export const mailChangeRoutes = [
  handle(requestMailChange, async (request) => {
    const { email, password } = request.body;
    await askNewAddress(request, email, await requirePasswordOrCode(request, password, "password"));
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
