import { errorsCopy } from "@kaitori/brand/copy/errors";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { requiredIssues } from "@kaitori/domain";
import { Button, Dialog, PasswordField, Stack, Text, Unbroken } from "@kaitori/ui";
import { login } from "@kaitori/wire";
import { useId } from "react";
import { useJudgedForm } from "../forms/use-judged-form.ts";
import { useSite } from "../SiteProvider.tsx";
import { useCopy } from "../use-copy.ts";

export interface ReauthFormProps {
  readonly email: string;
  readonly answer: (hasLoggedIn: boolean) => void;
}

/** The password again, for the address that is known. */
export function ReauthForm({ email, answer }: ReauthFormProps) {
  const { api, session } = useSite();
  const words = useCopy(errorsCopy);
  const fields = useCopy(fieldsCopy);
  const formId = useId();
  const form = useJudgedForm({
    start: { password: "" },
    judge: (values) => requiredIssues(values, ["password"]),
    refusalAt: "password",
    send: async ({ password }) => {
      await api.call(login, { body: { email, password, persistLoginState: false } });
      await session.renew();
      answer(true);
    },
  });
  return (
    <Dialog
      open
      title={words.reauthTitle}
      onClose={() => answer(false)}
      actions={
        <Button type="submit" form={formId} busy={form.isSending}>
          {words.reauthSubmit}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <Stack gap="m">
          <Text>{words.reauthText}</Text>
          <Text figures>
            <Unbroken>{email}</Unbroken>
          </Text>
          <PasswordField
            label={fields.password}
            autoComplete="current-password"
            unmarked
            {...form.field("password")}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
