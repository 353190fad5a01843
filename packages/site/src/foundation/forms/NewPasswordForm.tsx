import { passwordIssues } from "@kaitori/domain";
import { Button, Card } from "@kaitori/ui";
import { NewPasswordField, usePasswordWords } from "./NewPasswordField.tsx";
import { useLiveValue } from "./use-live-value.ts";
import { useValidatedForm } from "./use-validated-form.ts";
import { ValidatedFormFrame } from "./ValidatedFormFrame.tsx";

interface NewPasswordFormProps {
  readonly label: string;
  readonly submit: string;
  readonly send: (password: string) => Promise<void>;
}

export function NewPasswordForm({ label, submit, send }: NewPasswordFormProps) {
  const forbiddenWords = usePasswordWords();
  const form = useValidatedForm({
    initialValues: { password: "" },
    validate: ({ password }) => passwordIssues(password, "", ["password"], forbiddenWords),
    fieldAt: (path) => (path === "new_password" ? "password" : path),
    send: ({ password }) => send(password),
  });
  const typed = useLiveValue(form, "password");

  return (
    <ValidatedFormFrame form={form}>
      <Card gap="m">
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
      </Card>
    </ValidatedFormFrame>
  );
}
