import { proofCopy } from "@kaitori/brand/copy/proof";
import { requiredIssues } from "@kaitori/domain";
import { Button, Dialog, Stack, Text, TextField, Unbroken } from "@kaitori/ui";
import { giveProofCode, mailProofCode } from "@kaitori/wire";
import { useEffect, useId, useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { FormFailure } from "../forms/FormFailure.tsx";
import { useJudgedForm } from "../forms/use-judged-form.ts";
import { useSite } from "../site/SiteProvider.tsx";
import type { ReauthFormProps } from "./ReauthForm.tsx";

/** Users without a password enter a code mailed to the known address. */
export function ProofByMail({ email, answer }: Pick<ReauthFormProps, "email" | "answer">) {
  const { api } = useSite();
  const words = useCopy(proofCopy);
  const formId = useId();
  const [isSent, setIsSent] = useState(false);
  const mailing = useJudgedForm({
    start: {},
    judge: () => [],
    send: async () => {
      await api.call(mailProofCode);
      setIsSent(true);
    },
  });
  const giving = useJudgedForm({
    start: { code: "" },
    judge: (values) => requiredIssues(values, ["code"]),
    refusalAt: "code",
    send: async (body) => {
      await api.call(giveProofCode, { body });
      answer(true);
    },
  });
  const { setFocus } = giving.form;
  // The pressed button has unmounted.
  useEffect(() => {
    if (isSent) setFocus("code");
  }, [isSent, setFocus]);
  const failure = giving.failure ?? mailing.failure;
  return (
    <Dialog
      open
      title={words.title}
      onClose={() => answer(false)}
      actions={
        isSent ? (
          <>
            <Button type="submit" form={formId} busy={giving.isSending}>
              {words.submit}
            </Button>
            <Button tone="quiet" busy={mailing.isSending} onClick={() => void mailing.onSubmit()}>
              {words.sendAgain}
            </Button>
          </>
        ) : (
          <Button busy={mailing.isSending} onClick={() => void mailing.onSubmit()}>
            {words.sendCode}
          </Button>
        )
      }
    >
      <form id={formId} noValidate onSubmit={giving.onSubmit}>
        <Stack gap="m">
          <div role="status">
            <Text>{isSent ? words.codeSent : words.byMail}</Text>
          </div>
          <Text figures>
            <Unbroken>{email}</Unbroken>
          </Text>
          {failure && <FormFailure error={failure} />}
          {isSent && (
            <TextField
              label={words.code}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              width="s"
              figures
              unmarked
              {...giving.field("code")}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
