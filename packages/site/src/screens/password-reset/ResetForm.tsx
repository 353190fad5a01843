import { refusalOf } from "@kaitori/api-client";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href } from "@kaitori/domain";
import { Heading, Stack, Text } from "@kaitori/ui";
import { confirmPasswordReset, type LinkProblem } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { NewPasswordForm } from "#foundation/forms/NewPasswordForm.tsx";
import { doneState } from "#foundation/site/done-state.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface ResetFormProps {
  readonly link: { readonly uid: string; readonly token: string };
  readonly onProblem: (reason: LinkProblem["reason"]) => void;
}

export function ResetForm({ link, onProblem }: ResetFormProps) {
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
    // Every session has ended with it, this one too.
    await session.renew();
    await navigate(href.passwordResetDone(), { replace: true, state: doneState });
  };

  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.newTitle}</Heading>
        <Text>{words.newLead}</Text>
      </Stack>
      <NewPasswordForm label={fields.newPassword} submit={words.newSubmit} send={send} />
    </Stack>
  );
}
