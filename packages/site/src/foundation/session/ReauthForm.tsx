import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { loginCopy } from "@kaitori/brand/copy/login";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { reauthCopy } from "@kaitori/brand/copy/reauth";
import { href, requiredIssues } from "@kaitori/domain";
import { Button, ButtonLink, Dialog, LineLink, PasswordField, Stack, Text, Unbroken } from "@kaitori/ui";
import { login } from "@kaitori/wire";
import { useId } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useValidatedForm } from "../forms/use-validated-form.ts";
import { useSite } from "../site/SiteProvider.tsx";
import type { ReauthCause } from "./reauth.ts";
import { stayLoggedInFlag } from "./stored-flags.ts";

export interface ReauthFormProps {
  readonly cause: ReauthCause;
  readonly email: string;
  /** Without a password the user needs a mailed link to set one first. */
  readonly hasPassword: boolean;
  readonly endLogin: (hasLoggedIn: boolean) => void;
}

export function ReauthForm(props: ReauthFormProps) {
  const needsPassword = props.cause === "passwordRequired" && !props.hasPassword;
  return needsPassword ? <NoPasswordYet {...props} /> : <PasswordForm {...props} />;
}

function NoPasswordYet({ endLogin }: ReauthFormProps) {
  const words = useCopy(reauthCopy);
  const { setPassword } = useCopy(profileCopy);
  return (
    <Dialog
      open
      title={words.title}
      onClose={() => endLogin(false)}
      actions={<ButtonLink href={href.passwordRecover()}>{setPassword}</ButtonLink>}
    >
      <Text>{words.withoutPassword}</Text>
    </Dialog>
  );
}

function PasswordForm({ cause, email, endLogin }: ReauthFormProps) {
  const { api, session } = useSite();
  const words = useCopy(reauthCopy);
  const fields = useCopy(fieldsCopy);
  const { forgot } = useCopy(loginCopy);
  const formId = useId();
  const form = useValidatedForm({
    initialValues: { password: "" },
    validate: (values) => requiredIssues(values, ["password"]),
    fieldOfRefusal: "password",
    send: async ({ password }) => {
      await api.call(login, { body: { email, password, persistLoginState: stayLoggedInFlag.isSet() } });
      await session.renew();
      endLogin(true);
    },
  });
  const loginWords = { title: words.loginTitle, submit: words.loginSubmit };
  const reasonWords = {
    passwordRequired: { title: words.title, text: words.text, submit: words.submit },
    ended: { ...loginWords, text: words.loginText },
    otherPerson: { ...loginWords, text: words.otherPersonText },
  }[cause];
  return (
    <Dialog
      open
      title={reasonWords.title}
      onClose={() => endLogin(false)}
      actions={
        <Button type="submit" form={formId} busy={form.isSending}>
          {reasonWords.submit}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <Stack gap="m">
          <Text>{reasonWords.text}</Text>
          <Text tabularNumbers>
            <Unbroken>{email}</Unbroken>
          </Text>
          <PasswordField
            label={fields.password}
            autoComplete="current-password"
            hidesOptionalMark
            {...form.field("password")}
          />
          {/* Opens in a new tab, so that text typed on the page stays. */}
          <LineLink href={href.passwordRecover()} newTab>
            {forgot}
          </LineLink>
        </Stack>
      </form>
    </Dialog>
  );
}
