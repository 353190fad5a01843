import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { confirmPasswordReset, type LinkProblem } from "@kaitori/wire";
import { useState } from "react";
import { NewPasswordForm } from "#foundation/forms/NewPasswordForm.tsx";
import { takeSecretFromUrl } from "#foundation/mail-link/take-secret-from-url.ts";
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
  const words = useCopy(passwordResetCopy);
  const fields = useCopy(fieldsCopy);
  const { api } = useSite();
  const link = useScreenData<typeof load>();
  const [problem, setProblem] = useState<LinkProblem["reason"]>();
  if (link === null || problem) return <ResetProblem reason={problem ?? "unknown"} />;
  return (
    <TitledPage title={words.newTitle} text={words.newLead}>
      <NewPasswordForm
        label={fields.newPassword}
        submit={words.newSubmit}
        call={confirmPasswordReset}
        send={(new_password) => api.call(confirmPasswordReset, { body: { ...link, new_password } })}
        onProblem={setProblem}
        to={href.passwordResetDone()}
      />
    </TitledPage>
  );
}
