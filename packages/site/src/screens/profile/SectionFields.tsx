import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { Columns, Stack, TextField } from "@kaitori/ui";
import type { Id } from "@kaitori/wire";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CompositeField } from "./Address.tsx";
import { BusinessFields } from "./BusinessFields.tsx";
import { FixedNameAndAddress, OfficeFields, OwnerFields } from "./ContactFields.tsx";
import { IdentityFields, type IdentityFieldsProps } from "./IdentityFields.tsx";
import { OwnAccountFields } from "./OwnAccountFields.tsx";
import type { ProfileValues } from "./profile-values.ts";
import type { ProfileSection } from "./sections.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";
import { usePersonWords } from "./use-field-names.ts";

export interface SectionFieldsProps {
  readonly section: ProfileSection;
  readonly form: ValidatedForm<ProfileValues>;
  readonly earlierFileIds: ReadonlySet<Id>;
  readonly isNameFixed: boolean;
  readonly documentNecessity?: IdentityFieldsProps["necessity"];
}

export function SectionFields(props: SectionFieldsProps) {
  const { section, form, earlierFileIds, isNameFixed, documentNecessity } = props;
  if (section === "office") return <OfficeFields form={form} isNameFixed={isNameFixed} />;
  if (section === "owner") return <OwnerFields form={form} isNameFixed={isNameFixed} />;
  if (section === "business") return <BusinessFields form={form} isNameFixed={isNameFixed} />;
  if (section === "bank") return <OwnAccountFields form={form} />;
  return (
    <Stack gap="m">
      <NameFields form={form} isFixed={isNameFixed} />
      <IdentityFields form={form} earlierFileIds={earlierFileIds} necessity={documentNecessity} />
    </Stack>
  );
}

function NameFields({ form, isFixed }: { form: ValidatedForm<ProfileValues>; isFixed: boolean }) {
  const words = useCopy(fieldsCopy);
  const values = form.hookForm.getValues();
  const person = usePersonWords(values);
  const name = `${values.last_name} ${values.first_name}`.trim();
  if (isFixed)
    return <FixedNameAndAddress values={{ [person.name]: <TextOrMissing>{name}</TextOrMissing> }} />;
  return (
    <CompositeField label={person.name} hint={words.nameHint}>
      <Columns layout="pair">
        <TextField label={words.lastName} required autoComplete="family-name" {...form.field("last_name")} />
        <TextField label={words.firstName} required autoComplete="given-name" {...form.field("first_name")} />
      </Columns>
    </CompositeField>
  );
}
