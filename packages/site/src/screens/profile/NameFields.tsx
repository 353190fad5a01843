import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { Columns, TextField } from "@kaitori/ui";
import { CompositeField } from "#foundation/fields/CompositeField.tsx";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { FixedParty } from "./FixedParty.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";
import { usePersonWords } from "./use-field-names.ts";

/** The name of the company's representative or of the sole trader. */
export function NameFields({ form, isFixed }: { form: JudgedForm<ProfileValues>; isFixed: boolean }) {
  const words = useCopy(fieldsCopy);
  const values = form.form.getValues();
  const person = usePersonWords(values);
  const name = `${values.last_name} ${values.first_name}`.trim();
  if (isFixed)
    return (
      <FixedParty items={[{ id: "name", term: person.name, value: <TextOrMissing>{name}</TextOrMissing> }]} />
    );
  return (
    <CompositeField label={person.name} hint={words.nameHint}>
      <Columns layout="halves">
        <TextField label={words.lastName} required autoComplete="family-name" {...form.field("last_name")} />
        <TextField label={words.firstName} required autoComplete="given-name" {...form.field("first_name")} />
      </Columns>
    </CompositeField>
  );
}
