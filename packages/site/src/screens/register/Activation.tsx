import { refusalOf } from "@kaitori/api-client";
import { activationCopy } from "@kaitori/brand/copy/activation";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { href } from "@kaitori/domain";
import { Card } from "@kaitori/ui";
import { activateAccount, type LinkProblem } from "@kaitori/wire";
import { useState } from "react";
import { Navigate } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { NewPasswordForm } from "#foundation/forms/NewPasswordForm.tsx";
import { LinkOutcome, openMailLink, refuseUnknownLink } from "#foundation/mail-link/LinkOutcome.tsx";
import { takeSecretFromUrl } from "#foundation/mail-link/take-secret-from-url.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";
import { CheckYourMail } from "./CheckYourMail.tsx";
import { ResendActivation } from "./ResendActivation.tsx";

/** The call consumes the token, so it is made once and its result is shown. */
export async function load({ site, request }: LoadArgs) {
  const token = takeSecretFromUrl(request, "token");
  if (token === null) return { token, link: null };
  const activate = async () => {
    try {
      await site.api.call(activateAccount, { body: { token }, fallback: refuseUnknownLink });
    } catch (error) {
      // The link was opened again, usually by a logged-in user, whose page links to my-page.
      if (refusalOf(activateAccount, 410, error)?.reason === "used")
        await site.session.load().catch(() => undefined);
      if (refusalOf(activateAccount, 409, error)?.needs !== "password") throw error;
      return "needsPassword";
    }
    // The activation also logs the user in.
    await site.session.renew();
    return "activated";
  };
  return { token, link: openMailLink(activateAccount, activate()) };
}

export default function ActivationScreen() {
  const words = useCopy(activationCopy);
  const { link, token } = useScreenData<typeof load>();
  const [problem, setProblem] = useState<LinkProblem["reason"]>();
  if (link === null) return <CheckYourMail />;
  if (problem) return <ActivationProblem reason={problem} />;
  return (
    <LinkOutcome
      link={link}
      checkingTitle={words.checking}
      renderOpened={(outcome) =>
        outcome === "needsPassword" ? (
          <ActivationPassword token={token} onProblem={setProblem} />
        ) : (
          <Navigate to={href.registerComplete()} replace />
        )
      }
      renderProblem={(reason) => <ActivationProblem reason={reason} />}
    />
  );
}

function ActivationProblem({ reason }: { reason: LinkProblem["reason"] }) {
  const words = useCopy(activationCopy);
  const isLoggedIn = useSession().kind === "user";
  const toMypage = { href: href.mypage(), label: words.usedToMypage };
  const toLogin = { href: href.login(), label: words.usedLogin };
  return (
    <TitledPage
      above={<ProgressBar at="activation" />}
      title={words[`${reason}Title`]}
      text={words[`${reason}Text`]}
      next={reason === "used" && (isLoggedIn ? toMypage : toLogin)}
    >
      {reason !== "used" && (
        <Card>
          <ResendActivation />
        </Card>
      )}
    </TitledPage>
  );
}

interface ActivationPasswordProps {
  readonly token: string;
  readonly onProblem: (reason: LinkProblem["reason"]) => void;
}

/** The link was opened in another browser than the registration's: the recipient of the mail chooses the password. */
function ActivationPassword({ token, onProblem }: ActivationPasswordProps) {
  const words = useCopy(activationCopy);
  const fields = useCopy(fieldsCopy);
  const { api } = useSite();
  return (
    <TitledPage
      above={<ProgressBar at="activation" />}
      title={words.passwordTitle}
      text={[words.passwordText, words.passwordNotRequested]}
    >
      <NewPasswordForm
        label={fields.password}
        submit={words.passwordSubmit}
        call={activateAccount}
        send={(password) => api.call(activateAccount, { body: { token, password } })}
        onProblem={onProblem}
        to={href.registerComplete()}
      />
    </TitledPage>
  );
}
