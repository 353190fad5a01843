import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { mailChangeCopy } from "@kaitori/brand/copy/mail-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { blankIssues, emailAddressIssues } from "@kaitori/domain";
import { ActionBar, Banner, Button, PasswordField, Text, TextField } from "@kaitori/ui";
import { type Profile, requestMailChange } from "@kaitori/wire";
import { useState } from "react";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { keptValues } from "#foundation/forms/kept-values.ts";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useKeptValues } from "#foundation/forms/use-kept-values.ts";
import { namedBy } from "#foundation/forms/use-line-of.ts";
import { useReaches } from "#foundation/server/use-reaches.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

const kept = ["mail-change", ["email"]] as const;

/** Whether a change of address was under way before the page was loaded again. */
export const isMailChangeKept = () => Boolean(keptValues(...kept).read().email);

/**
 * A new address: it has to answer before it counts. Whoever has a password gives it here; of others the server asks for a
 * mailed code, over the form. A server of the specification takes the address alone, and asks for a proof by itself.
 */
export function MailChange({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { api } = useSite();
  const hasPassword = useReaches(1) && profile.has_usable_password;
  const words = useCopy(mailChangeCopy);
  const fields = useCopy(fieldsCopy);
  const { forgetChanges } = useCopy(profileCopy);
  const [sentTo, setSentTo] = useState<string>();
  const form = useJudgedForm({
    start: { email: "", password: "" },
    judge: (values) => [
      ...emailAddressIssues(values.email, ["email"]),
      ...(hasPassword ? blankIssues(values, ["password"]) : []),
    ],
    nameOf: namedBy({ email: words.newEmail, password: fields.currentPassword }),
    send: async ({ email, password }) => {
      const body = { email: email.trim(), ...(hasPassword && { password }) };
      await api.call(requestMailChange, { body });
      forget();
      setSentTo(body.email);
    },
  });
  const forget = useKeptValues(form.form, kept[0], [...kept[1]]);
  const giveUp = () => {
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
    <JudgedFormFrame form={form}>
      <Text>{words.lead}</Text>
      <TextField
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        {...form.field("email")}
      />
      {hasPassword && (
        <PasswordField
          label={fields.currentPassword}
          autoComplete="current-password"
          required
          {...form.field("password")}
        />
      )}
      <ActionBar>
        <Button type="submit" busy={form.isSending}>
          {words.submit}
        </Button>
        <Button tone="quiet" onClick={giveUp}>
          {forgetChanges}
        </Button>
      </ActionBar>
    </JudgedFormFrame>
  );
}
