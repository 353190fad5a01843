import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { registerCopy } from "@kaitori/brand/copy/register";
import { href } from "@kaitori/domain";
import { Banner, Button, Card, Checkbox, type CheckboxProps, Inline, LineLink, Stack } from "@kaitori/ui";
import { EmailField } from "#foundation/fields/EmailField.tsx";
import { NewPasswordField, usePasswordWords } from "#foundation/forms/NewPasswordField.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { DivisionField } from "./DivisionField.tsx";
import { type ExternalRegistrant, useRegistrationForm } from "./use-registration-form.ts";

function ConsentField(field: Omit<CheckboxProps, "label">) {
  const words = useCopy(registerCopy);
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <LineLink href={href.terms()} newTab>
          {words.termsLink}
        </LineLink>
        <LineLink href={href.privacy()} newTab>
          {words.privacyLink}
        </LineLink>
      </Inline>
      <Checkbox label={words.consent} required {...field} />
    </Stack>
  );
}

export function RegistrationForm({
  registrant,
  submit,
}: {
  registrant?: ExternalRegistrant;
  submit: string;
}) {
  const { individuals } = useSite().brand.settings;
  const words = useCopy(registerCopy);
  const fields = useCopy(fieldsCopy);
  const form = useRegistrationForm(registrant);
  const forbiddenWords = usePasswordWords();
  const email = useLiveValue(form, "email");
  const password = useLiveValue(form, "password");
  const mustChooseDivision =
    individuals && (registrant === undefined || registrant.corporate_division === "none");

  return (
    <ValidatedFormFrame form={form}>
      {!individuals && !registrant && <Banner tone="notice">{words.corporateOnly}</Banner>}
      <Card gap="l">
        {mustChooseDivision && <DivisionField {...form.field("corporate_division")} />}
        {!registrant && <EmailField required {...form.field("email")} />}
        <NewPasswordField
          label={fields.password}
          typed={password}
          email={email}
          forbiddenWords={forbiddenWords}
          {...form.field("password")}
        />
        <ConsentField {...form.field("terms_version")} />
      </Card>
      <Button type="submit" width="full" busy={form.isSending}>
        {submit}
      </Button>
    </ValidatedFormFrame>
  );
}
