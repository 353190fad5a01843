import { commonCopy } from "@kaitori/brand/copy/common";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordChangeCopy } from "@kaitori/brand/copy/password-change";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { blankIssues, href, passwordIssues } from "@kaitori/domain";
import { ActionBar, Button, DataList, LineLink, PasswordField, Text, Unbroken } from "@kaitori/ui";
import { changePassword, type Profile } from "@kaitori/wire";
import { useState } from "react";
import { NewPasswordField, usePasswordWords } from "#foundation/forms/NewPasswordField.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { isMailChangePending, MailChange } from "./MailChange.tsx";

export function LoginSection({ profile }: { profile: Profile }) {
  const words = useCopy(profileCopy);
  const fields = useCopy(fieldsCopy);
  const { change } = useCopy(commonCopy);
  const [changing, setChanging] = useState<"mail" | "password" | null>(() =>
    isMailChangePending() ? "mail" : null,
  );
  const close = () => setChanging(null);
  const items = [
    {
      id: "email",
      term: fields.email,
      value: <Unbroken>{profile.email}</Unbroken>,
      action: changing === null && (
        <Button tone="secondary" aria-label={words.changeMail} onClick={() => setChanging("mail")}>
          {change}
        </Button>
      ),
    },
    {
      id: "password",
      term: fields.password,
      value: <Text as="span">{profile.has_usable_password ? words.passwordSet : words.passwordNotSet}</Text>,
      action: profile.has_usable_password ? (
        changing === null && (
          <Button tone="secondary" aria-label={words.changePassword} onClick={() => setChanging("password")}>
            {change}
          </Button>
        )
      ) : (
        <LineLink href={href.passwordRecover()}>{words.setPassword}</LineLink>
      ),
    },
  ];
  return (
    <TitledCard title={words.account} id="login">
      {changing === null && <DataList items={items} />}
      {changing === "mail" && <MailChange onClose={close} />}
      {changing === "password" && <PasswordChange profile={profile} onClose={close} />}
    </TitledCard>
  );
}

function PasswordChange({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { email } = profile;
  const forbiddenWords = usePasswordWords(profile);
  const { api, toasts } = useSite();
  const words = useCopy(passwordChangeCopy);
  const fields = useCopy(fieldsCopy);
  const { discardChanges } = useCopy(profileCopy);
  const form = useValidatedForm({
    initialValues: { current_password: "", new_password: "" },
    validate: (values) => [
      ...blankIssues(values, ["current_password"]),
      ...passwordIssues(values.new_password, email, ["new_password"], forbiddenWords),
    ],
    nameOf: namesByPath({ current_password: fields.currentPassword, new_password: fields.newPassword }),
    send: async (body) => {
      await api.call(changePassword, { body });
      toasts.show("positive", words.done);
      onClose();
    },
  });
  const typed = useLiveValue(form, "new_password");
  return (
    <ValidatedFormFrame form={form}>
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
        forbiddenWords={forbiddenWords}
        {...form.field("new_password")}
      />
      <ActionBar>
        <Button type="submit" busy={form.isSending}>
          {words.submit}
        </Button>
        <Button tone="subtle" onClick={onClose}>
          {discardChanges}
        </Button>
      </ActionBar>
    </ValidatedFormFrame>
  );
}
