import { passwordIssues } from "@kaitori/domain";
import { Button, Card } from "@kaitori/ui";
import type { LinkProblem } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { type LinkCall, openMailLink } from "../mail-link/LinkOutcome.tsx";
import { doneState } from "../site/done-state.ts";
import { useSite } from "../site/SiteProvider.tsx";
import { NewPasswordField, usePasswordWords } from "./NewPasswordField.tsx";
import { useLiveValue } from "./use-live-value.ts";
import { useValidatedForm } from "./use-validated-form.ts";
import { ValidatedFormFrame } from "./ValidatedFormFrame.tsx";

interface NewPasswordFormProps {
  readonly label: string;
  readonly submit: string;
  /** The call that sends the password with the secret of a mailed link. */
  readonly call: LinkCall;
  readonly send: (password: string) => Promise<unknown>;
  readonly onProblem: (reason: LinkProblem["reason"]) => void;
  /** The page after it. */
  readonly to: string;
}

export function NewPasswordForm({ label, submit, call, send, onProblem, to }: NewPasswordFormProps) {
  const { session } = useSite();
  const navigate = useNavigate();
  const forbiddenWords = usePasswordWords();
  const form = useValidatedForm({
    initialValues: { password: "" },
    validate: ({ password }) => passwordIssues(password, "", ["password"], forbiddenWords),
    fieldAt: (path) => (path === "new_password" ? "password" : path),
    send: async ({ password }) => {
      const outcome = await openMailLink(call, send(password));
      if (outcome.kind === "problem") return onProblem(outcome.reason);
      if (outcome.kind === "failed") throw outcome.error;
      // The server has ended or begun the session.
      await session.renew();
      await navigate(to, { replace: true, state: doneState });
    },
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
