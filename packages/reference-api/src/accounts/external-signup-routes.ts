import { exchangeSignupLink } from "@kaitori/wire";
import { handlePublic } from "../http/handle.ts";
import { spendAllowance } from "./allowances.ts";
import { exchangeLink } from "./external-signup.ts";

export const externalSignupRoutes = [
  handlePublic(exchangeSignupLink, async (request) => {
    await spendAllowance(request, "openLink");
    return exchangeLink(request, request.body.link);
  }),
];
