import { refusalOf } from "@kaitori/api-client";
import { activationCopy } from "@kaitori/brand/copy/activation";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { href, passwordIssues } from "@kaitori/domain";
import { Button, Card, Heading, Stack, Text } from "@kaitori/ui";
import { activateAccount, type LinkProblem } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { ProgressBar } from "#application/progress/ProgressBar.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { NewPasswordField } from "#foundation/forms/NewPasswordField.tsx";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { usePasswordWords } from "#foundation/forms/use-password-words.ts";
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
  const own = usePasswordWords();
  const form = useJudgedForm({
    start: { password: "" },
    judge: ({ password }) => passwordIssues(password, "", ["password"], own),
    send: async ({ password }) => {
      try {
        await api.call(activateAccount, { body: { token, password } });
      } catch (error) {
        const problem = refusalOf(activateAccount, 410, error);
        if (problem) return onProblem(problem.reason);
        throw error;
      }
      await session.renew();
      await navigate(href.registerComplete(), { replace: true });
    },
  });
  const typed = useLiveValue(form.form, "password");

  return (
    <Stack gap="l">
      <ProgressBar at="activation" />
      <Stack gap="s">
        <Heading level={1}>{words.passwordTitle}</Heading>
        <Text>{words.passwordText}</Text>
        <Text>{words.passwordStranger}</Text>
      </Stack>
      <JudgedFormFrame form={form}>
        <Card>
          <Stack gap="m">
            <NewPasswordField
              label={fields.password}
              typed={typed}
              words={own}
              unmarked
              {...form.field("password")}
            />
            <Button type="submit" width="full" busy={form.isSending}>
              {words.passwordSubmit}
            </Button>
          </Stack>
        </Card>
      </JudgedFormFrame>
    </Stack>
  );
}
