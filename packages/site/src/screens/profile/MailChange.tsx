import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { blankIssues, emailAddressIssues } from "@kaitori/domain";
import { Banner, Button, Inline, PasswordField, Text, TextField } from "@kaitori/ui";
import { requestMailChange } from "@kaitori/wire";
import { useState } from "react";
import { JudgedFormFrame } from "../../forms/JudgedFormFrame.tsx";
import { useJudgedForm } from "../../forms/use-judged-form.ts";
import { useSite } from "../../SiteProvider.tsx";
import { useCopy } from "../../use-copy.ts";

/** A new address: it has to answer before it counts. */
export function MailChange({ onClose }: { onClose: () => void }) {
  const { api } = useSite();
  const words = useCopy(mailChangeCopy);
  const fields = useCopy(fieldsCopy);
  const { forgetChanges } = useCopy(profileCopy);
  const [sentTo, setSentTo] = useState<string>();
  const form = useJudgedForm({
    start: { email: "", password: "" },
    judge: (values) => [...emailAddressIssues(values.email, ["email"]), ...blankIssues(values, ["password"])],
    send: async (values) => {
      const body = { ...values, email: values.email.trim() };
      await api.call(requestMailChange, { body });
      setSentTo(body.email);
    },
  });
  if (sentTo)
    return (
      <Banner tone="positive" role="status" title={words.sentTitle}>
        {words.sentText({ email: sentTo })}
      </Banner>
    );
  return (
    <JudgedFormFrame form={form}>
      <Text>{words.lead}</Text>
      <TextField
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        width="l"
        {...form.field("email")}
      />
      <PasswordField
        label={fields.currentPassword}
        autoComplete="current-password"
        required
        {...form.field("password")}
      />
      <Inline>
        <Button type="submit" busy={form.isSending}>
          {words.submit}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {forgetChanges}
        </Button>
      </Inline>
    </JudgedFormFrame>
  );
}
