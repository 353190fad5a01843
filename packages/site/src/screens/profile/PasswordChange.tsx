import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordChangeCopy } from "@kaitori/brand/copy/password-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { blankIssues, passwordIssues } from "@kaitori/domain";
import { ActionBar, Button, PasswordField, Text } from "@kaitori/ui";
import { changePassword, type Profile } from "@kaitori/wire";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { NewPasswordField } from "#foundation/forms/NewPasswordField.tsx";
import { useJudgedForm } from "#foundation/forms/use-judged-form.ts";
import { namesByPath } from "#foundation/forms/use-line-of.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { usePasswordWords } from "#foundation/forms/use-password-words.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

/** A new password, confirmed by the old one. */
export function PasswordChange({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { email } = profile;
  const own = usePasswordWords(profile);
  const { api, toasts } = useSite();
  const words = useCopy(passwordChangeCopy);
  const fields = useCopy(fieldsCopy);
  const { forgetChanges } = useCopy(profileCopy);
  const form = useJudgedForm({
    start: { current_password: "", new_password: "" },
    judge: (values) => [
      ...blankIssues(values, ["current_password"]),
      ...passwordIssues(values.new_password, email, ["new_password"], own),
    ],
    nameOf: namesByPath({ current_password: fields.currentPassword, new_password: fields.newPassword }),
    send: async (body) => {
      await api.call(changePassword, { body });
      toasts.say("positive", words.done);
      onClose();
    },
  });
  const typed = useLiveValue(form.form, "new_password");
  return (
    <JudgedFormFrame form={form}>
      <Text>{words.lead}</Text>
      <PasswordField
        label={fields.currentPassword}
        autoComplete="current-password"
        required
        {...form.field("current_password")}
      />
      <NewPasswordField
        label={fields.newPassword}
        typed={typed}
        email={email}
        words={own}
        {...form.field("new_password")}
      />
      <ActionBar>
        <Button type="submit" busy={form.isSending}>
          {words.submit}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {forgetChanges}
        </Button>
      </ActionBar>
    </JudgedFormFrame>
  );
}
