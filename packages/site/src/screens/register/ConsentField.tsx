import { registerCopy } from "@kaitori/brand/copy/register";
import { href } from "@kaitori/domain";
import { Checkbox, type CheckboxProps, Inline, Link, Stack, Text } from "@kaitori/ui";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

/** Agreement to the terms, which are named by the day of their revision. */
export function ConsentField(field: Omit<CheckboxProps, "label">) {
  const words = useCopy(registerCopy);
  const { revised } = useSite().brand.settings.legal;
  const { date } = useDates();
  return (
    <Stack gap="xs">
      <Inline gap="s">
        <Link variant="standalone" href={href.terms()} newTab>
          {words.termsLink}
        </Link>
        <Link variant="standalone" href={href.privacy()} newTab>
          {words.privacyLink}
        </Link>
      </Inline>
      <Text size="small" tone="quiet">
        {words.consentVersion({ date: date(revised) })}
      </Text>
      <Checkbox label={words.consent} required {...field} />
    </Stack>
  );
}
