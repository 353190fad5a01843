import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { emailAddressIssues } from "@kaitori/domain";
import { ActionBar, Banner, Button, Text, TextField } from "@kaitori/ui";
import { updateProfile } from "@kaitori/wire";
import { useState } from "react";
import { storedValues, useStoredValues } from "#foundation/forms/use-stored-values.ts";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

const storageKey = "mail-change";

/** True if a new address was typed before the page was reloaded. */
export const isMailChangePending = () => Boolean(storedValues(storageKey, ["email"]).read().email);

/** Changes the mail address, which must be confirmed by a mailed link. The server may ask for the password first. */
export function MailChange({ onClose }: { onClose: () => void }) {
  const { api } = useSite();
  const words = useCopy(mailChangeCopy);
  const { discardChanges } = useCopy(profileCopy);
  const [sentTo, setSentTo] = useState<string>();
  const form = useValidatedForm({
    initialValues: { email: "" },
    validate: ({ email }) => emailAddressIssues(email, ["email"]),
    nameOf: namesByPath({ email: words.newEmail }),
    send: async ({ email }) => {
      const body = { email: email.trim() };
      await api.call(updateProfile, { body });
      forget();
      setSentTo(body.email);
    },
  });
  const forget = useStoredValues(form, storageKey, ["email"]);
  const cancel = () => {
    forget();
    onClose();
  };
  if (sentTo)
    return (
      <Banner tone="positive" role="status" title={words.sentTitle}>
        <KeepWhole part={sentTo}>{words.sentText({ email: sentTo })}</KeepWhole>
      </Banner>
    );
  return (
    <ValidatedFormFrame form={form}>
      <Text>{words.lead}</Text>
      <TextField
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.field("email")}
      />
      <ActionBar>
        <Button type="submit" busy={form.isSending}>
          {words.submit}
        </Button>
        <Button tone="subtle" onClick={cancel}>
          {discardChanges}
        </Button>
      </ActionBar>
    </ValidatedFormFrame>
  );
}
