import { confirmMailChange } from "@kaitori/wire";
import { deviceTokenOf, writeDeviceCookie } from "../http/cookies.ts";
import { handlePublic } from "../http/handle.ts";
import { spendAllowance } from "./allowances.ts";
import { changeEmail } from "./mail-change.ts";

export const mailChangeRoutes = [
  // Opened from a mail, perhaps on another device: the link is proof enough.
  handlePublic(confirmMailChange, async (request) => {
    await spendAllowance(request, "openLink");
    const deviceToken = deviceTokenOf(request.context);
    const email = await changeEmail({ ...request, deviceToken }, request.body.token);
    writeDeviceCookie(request.context, deviceToken);
    return { email };
  }),
];
