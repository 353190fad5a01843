import { refusalOf } from "@kaitori/api-client";
import { activationCopy } from "@kaitori/brand/copy/activation";
import { href } from "@kaitori/domain";
import { activateAccount, type LinkProblem } from "@kaitori/wire";
import { useState } from "react";
import { Navigate } from "react-router";
import { LinkOutcome } from "#foundation/mail-link/LinkOutcome.tsx";
import { openMailLink } from "#foundation/mail-link/open-mail-link.ts";
import { takeFromAddress } from "#foundation/mail-link/take-from-address.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ActivationPassword } from "./ActivationPassword.tsx";
import { ActivationProblem } from "./ActivationProblem.tsx";
import { CheckYourMail } from "./CheckYourMail.tsx";

/** The token is used up by the call; it is asked here, once, and shown as it comes. */
export async function loadActivation({ site, request }: LoadArgs) {
  const token = takeFromAddress(request, "token");
  if (token === null) return { token, link: null };
  const activate = async () => {
    try {
      await site.api.call(activateAccount, { body: { token } });
    } catch (error) {
      // Opened a second time, mostly by who is logged in since the first: the page then leads on.
      if (refusalOf(activateAccount, 410, error)?.reason === "used")
        await site.session.load().catch(() => undefined);
      if (refusalOf(activateAccount, 409, error)?.needs !== "password") throw error;
      return "needsPassword";
    }
    // Activating logs in.
    await site.session.renew();
    return "activated";
  };
  return { token, link: openMailLink(activateAccount, activate()) };
}

/** With the token of the mailed link the account is opened; without one the page waits for the mail. */
export function ActivationScreen() {
  const words = useCopy(activationCopy);
  const { link, token } = useScreenData<typeof loadActivation>();
  const [problem, setProblem] = useState<LinkProblem["reason"]>();
  if (link === null) return <CheckYourMail />;
  if (problem) return <ActivationProblem reason={problem} />;
  return (
    <LinkOutcome
      link={link}
      words={words}
      opened={(outcome) =>
        outcome === "needsPassword" ? (
          <ActivationPassword token={token} onProblem={setProblem} />
        ) : (
          <Navigate to={href.registerComplete()} replace />
        )
      }
      problem={(reason) => <ActivationProblem reason={reason} />}
    />
  );
}
