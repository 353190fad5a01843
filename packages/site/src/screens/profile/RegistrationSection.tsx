import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { Card, Heading, Stack, Text } from "@kaitori/ui";
import type { Id } from "@kaitori/wire";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ProfileValues } from "./profile-values.ts";
import { SectionFields } from "./SectionFields.tsx";
import type { ProfileSection } from "./sections.ts";
import { useSectionTitles } from "./use-field-names.ts";

/** A first registration sends every uploaded document. */
const noEarlierIds: ReadonlySet<Id> = new Set();

export interface RegistrationSectionProps {
  readonly section: ProfileSection;
  readonly form: JudgedForm<ProfileValues>;
  readonly isPartyFixed: boolean;
}

export function RegistrationSection({ section, form, isPartyFixed }: RegistrationSectionProps) {
  const titles = useSectionTitles(form.form.getValues());
  const bank = useCopy(bankAccountCopy);
  const identity = useCopy(identityCopy);
  const note = section === "bank" ? bank.lead : section === "identity" && identity.later;
  return (
    <Card as="section" aria-labelledby={section}>
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={2} id={section}>
            {titles[section]}
          </Heading>
          {note && (
            <Text size="small" tone="quiet">
              {note}
            </Text>
          )}
        </Stack>
        <SectionFields
          section={section}
          form={form}
          earlierIds={noEarlierIds}
          isPartyFixed={isPartyFixed}
          documents="later"
        />
      </Stack>
    </Card>
  );
}
