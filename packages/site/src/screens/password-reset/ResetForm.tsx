import { refusalOf } from "@kaitori/api-client";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { href, passwordIssues } from "@kaitori/domain";
import { Button, Card, Heading, Stack, Text } from "@kaitori/ui";
import { confirmPasswordReset, type LinkProblem } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { NewPasswordField } from "#foundation/forms/NewPasswordField.tsx";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { usePasswordWords } from "#foundation/forms/use-password-words.ts";
import { happened } from "#foundation/site/has-happened.ts";
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
  const own = usePasswordWords();
  const form = useJudgedForm({
    start: { new_password: "" },
    judge: ({ new_password }) => passwordIssues(new_password, "", ["new_password"], own),
    send: async ({ new_password }) => {
      try {
        await api.call(confirmPasswordReset, { body: { ...link, new_password } });
      } catch (error) {
        const problem = refusalOf(confirmPasswordReset, 410, error);
        if (!problem) throw error;
        return onProblem(problem.reason);
      }
      // Every session has ended with it, this one too.
      await session.renew();
      await navigate(href.passwordResetDone(), { replace: true, state: happened });
    },
  });
  const typed = useLiveValue(form.form, "new_password");

  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{words.newTitle}</Heading>
        <Text>{words.newLead}</Text>
      </Stack>
      <JudgedFormFrame form={form}>
        <Card>
          <Stack gap="m">
            <NewPasswordField
              label={fields.newPassword}
              typed={typed}
              words={own}
              unmarked
              {...form.field("new_password")}
            />
            <Button type="submit" width="full" busy={form.isSending}>
              {words.newSubmit}
            </Button>
          </Stack>
        </Card>
      </JudgedFormFrame>
    </Stack>
  );
}
