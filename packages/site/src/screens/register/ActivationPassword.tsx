import { refusalOf } from "@kaitori/api-client";
import { activationCopy } from "@kaitori/brand/copy/activation";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { href } from "@kaitori/domain";
import { Heading, Stack, Text } from "@kaitori/ui";
import { activateAccount, type LinkProblem } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { NewPasswordForm } from "#foundation/forms/NewPasswordForm.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface ActivationPasswordProps {
  readonly token: string;
  readonly onProblem: (reason: LinkProblem["reason"]) => void;
}

/** The link was opened in another browser than the registration's: the reader of the mail chooses the password. */
export function ActivationPassword({ token, onProblem }: ActivationPasswordProps) {
  const words = useCopy(activationCopy);
  const fields = useCopy(fieldsCopy);
  const { api, session } = useSite();
  const navigate = useNavigate();
  const send = async (password: string) => {
    try {
      await api.call(activateAccount, { body: { token, password } });
    } catch (error) {
      const problem = refusalOf(activateAccount, 410, error);
      if (!problem) throw error;
      return onProblem(problem.reason);
    }
    await session.renew();
    await navigate(href.registerComplete(), { replace: true });
  };

  return (
    <Stack gap="l">
      <ProgressBar at="activation" />
      <Stack gap="s">
        <Heading level={1}>{words.passwordTitle}</Heading>
        <Text>{words.passwordText}</Text>
        <Text>{words.passwordStranger}</Text>
      </Stack>
      <NewPasswordForm label={fields.password} submit={words.passwordSubmit} send={send} />
    </Stack>
  );
}
