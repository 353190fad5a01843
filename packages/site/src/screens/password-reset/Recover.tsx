import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { passwordResetCopy } from "@kaitori/brand/copy/password-reset";
import { emailAddressIssues, formatEmailAddress, href } from "@kaitori/domain";
import { Button, Card } from "@kaitori/ui";
import { requestPasswordReset } from "@kaitori/wire";
import { useNavigate } from "react-router";
import { EmailField } from "#foundation/fields/EmailField.tsx";
import { useStoredValues } from "#foundation/forms/use-stored-values.ts";
import { namesByPath } from "#foundation/forms/use-summary-line-of.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledPage } from "#parts/page/TitledPage.tsx";

/** Requests the mail; the response is the same for every address. */
export default function RecoverScreen() {
  const words = useCopy(passwordResetCopy);
  const { email } = useCopy(fieldsCopy);
  const { api } = useSite();
  const navigate = useNavigate();
  const form = useValidatedForm({
    initialValues: { email: "" },
    validate: ({ email }) => emailAddressIssues(email),
    nameOf: namesByPath({ email }),
    send: async ({ email }) => {
      const address = formatEmailAddress(email);
      await api.call(requestPasswordReset, { body: { email: address } });
      forget();
      await navigate(href.passwordDone(), { state: { email: address } });
    },
  });
  const forget = useStoredValues(form, "password-recover", ["email"]);

  return (
    <TitledPage title={words.title} other={{ href: href.login(), label: words.backToLogin }}>
      <ValidatedFormFrame form={form}>
        <Card gap="m">
          <EmailField hidesOptionalMark {...form.field("email")} />
          <Button type="submit" width="full" busy={form.isSending}>
            {words.submit}
          </Button>
        </Card>
      </ValidatedFormFrame>
    </TitledPage>
  );
}
