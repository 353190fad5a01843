import { activationCopy } from "@kaitori/brand/copy/activation";
import { activateAccount } from "@kaitori/wire";
import { Navigate } from "react-router";
import { LinkOutcome } from "../../mail-link/LinkOutcome.tsx";
import { openMailLink } from "../../mail-link/open-mail-link.ts";
import { takeFromAddress } from "../../mail-link/take-from-address.ts";
import type { LoadArgs } from "../../routes/route-row.ts";
import { useScreenData } from "../../routes/use-screen-data.ts";
import { useCopy } from "../../use-copy.ts";
import { ActivationProblem } from "./ActivationProblem.tsx";
import { CheckYourMail } from "./CheckYourMail.tsx";

/** The token is used up by the call; it is asked here, once, and shown as it comes. */
export async function load({ site, request }: LoadArgs) {
  const token = takeFromAddress(request, "token");
  if (token === null) return { link: null };
  const activate = async () => {
    await site.api.call(activateAccount, { body: { token } });
    // Activating logs in.
    await site.session.renew();
  };
  return { link: openMailLink(activateAccount, activate()) };
}

/** With the token of the mailed link the account is opened; without one the page waits for the mail. */
export function Screen() {
  const words = useCopy(activationCopy);
  const { link } = useScreenData<typeof load>();
  if (link === null) return <CheckYourMail />;
  return (
    <LinkOutcome
      link={link}
      words={words}
      opened={() => <Navigate to="/register/complete/" replace />}
      problem={(reason) => <ActivationProblem reason={reason} />}
    />
  );
}
