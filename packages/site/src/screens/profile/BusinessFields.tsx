import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { sectorsCopy } from "@kaitori/brand/copy/sectors";
import { defaultSector, isIndividual, longestProfileText, sectors } from "@kaitori/domain";
import { SelectField, Stack, TextareaField, TextField } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type ContactFieldsProps, FixedNameAndAddress } from "./ContactFields.tsx";
import { TextOrMissing } from "./TextOrMissing.tsx";

export function BusinessFields({ form, isNameFixed }: ContactFieldsProps) {
  const words = useCopy(fieldsCopy);
  const sectorWords = useCopy(sectorsCopy);
  const values = form.hookForm.getValues();
  const options = sectors
    .filter((sector) => sector !== defaultSector)
    .map((sector) => ({ value: sector, label: sectorWords[sector] }));
  return (
    <Stack gap="m">
      {isIndividual(values) &&
        (isNameFixed ? (
          <FixedNameAndAddress
            values={{ [words.tradeName]: <TextOrMissing optional>{values.company_name}</TextOrMissing> }}
          />
        ) : (
          <TextField
            label={words.tradeName}
            hint={words.tradeNameHint}
            autoComplete="organization"
            {...form.field("company_name")}
          />
        ))}
      <SelectField label={words.sector} width="l" options={options} {...form.field("sector")} />
      <TextareaField
        label={words.businessSummary}
        hint={words.businessSummaryHint}
        limit={longestProfileText}
        {...form.field("business_summary")}
      />
    </Stack>
  );
}
