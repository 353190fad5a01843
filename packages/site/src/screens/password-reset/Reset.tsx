import { refusalOf } from "@kaitori/api-client";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { confirmPasswordReset, type LinkProblem } from "@kaitori/wire";
import { useState } from "react";
import { useNavigate } from "react-router";
import { NewPasswordForm } from "#foundation/forms/NewPasswordForm.tsx";
import { takeSecretFromUrl } from "#foundation/mail-link/take-secret-from-url.ts";
import { doneState } from "#foundation/site/done-state.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";

/** Null if the link has no uid or token (R2.10). */
export async function load({ request }: LoadArgs) {
  const uid = new URL(request.url).searchParams.get("uid");
  const token = takeSecretFromUrl(request, "token");
  return uid !== null && token !== null ? { uid, token } : null;
}

function ResetProblem({ reason }: { reason: LinkProblem["reason"] }) {
  const words = useCopy(passwordResetCopy);
  const newLink = { href: href.passwordRecover(), label: words.linkAgain };
  const loginLink = { href: href.login(), label: words.backToLogin };
  // A used link has already set a password, so the login comes first.
  const [next, other] = reason === "used" ? [loginLink, newLink] : [newLink, loginLink];
  return (
    <TitledPage title={words[`${reason}Title`]} text={words[`${reason}Text`]} next={next} other={other} />
  );
}

export default function ResetScreen() {
  const link = useScreenData<typeof load>();
  const [problem, setProblem] = useState<LinkProblem["reason"]>();
  if (link === null || problem) return <ResetProblem reason={problem ?? "unknown"} />;
  return <ResetForm link={link} onProblem={setProblem} />;
}

interface ResetFormProps {
  readonly link: { readonly uid: string; readonly token: string };
  readonly onProblem: (reason: LinkProblem["reason"]) => void;
}

function ResetForm({ link, onProblem }: ResetFormProps) {
  const words = useCopy(passwordResetCopy);
  const fields = useCopy(fieldsCopy);
  const { api, session } = useSite();
  const navigate = useNavigate();
  const send = async (new_password: string) => {
    try {
      await api.call(confirmPasswordReset, { body: { ...link, new_password } });
    } catch (error) {
      const problem = refusalOf(confirmPasswordReset, 410, error);
      if (!problem) throw error;
      return onProblem(problem.reason);
    }
    // The server has ended every session, also this one.
    await session.renew();
    await navigate(href.passwordResetDone(), { replace: true, state: doneState });
  };

  return (
    <TitledPage title={words.newTitle} text={words.newLead}>
      <NewPasswordForm label={fields.newPassword} submit={words.newSubmit} send={send} />
    </TitledPage>
  );
}
