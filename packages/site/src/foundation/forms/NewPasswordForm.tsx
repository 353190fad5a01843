import { passwordIssues } from "@kaitori/domain";
import { Button, Card, Stack } from "@kaitori/ui";
import { JudgedFormFrame } from "./JudgedFormFrame.tsx";
import { NewPasswordField, usePasswordWords } from "./NewPasswordField.tsx";
import { useJudgedForm } from "./use-judged-form.ts";
import { useLiveValue } from "./use-live-value.ts";

interface NewPasswordFormProps {
  readonly label: string;
  readonly submit: string;
  readonly send: (password: string) => Promise<void>;
}

export function NewPasswordForm({ label, submit, send }: NewPasswordFormProps) {
  const forbiddenWords = usePasswordWords();
  const form = useJudgedForm({
    start: { password: "" },
    judge: ({ password }) => passwordIssues(password, "", ["password"], forbiddenWords),
    fieldAt: (path) => (path === "new_password" ? "password" : path),
    send: ({ password }) => send(password),
  });
  const typed = useLiveValue(form, "password");

  return (
    <JudgedFormFrame form={form}>
      <Card>
        <Stack gap="m">
          <NewPasswordField
            label={label}
            typed={typed}
            forbiddenWords={forbiddenWords}
            hidesOptionalMark
            {...form.field("password")}
          />
          <Button type="submit" width="full" busy={form.isSending}>
            {submit}
          </Button>
        </Stack>
      </Card>
    </JudgedFormFrame>
  );
}
