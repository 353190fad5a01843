import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { Stack, TextField } from "@kaitori/ui";
import { AddressFields } from "#foundation/fields/AddressFields.tsx";
import { CompositeField } from "#foundation/fields/CompositeField.tsx";
import { PhoneField } from "#foundation/fields/PhoneField.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Address } from "./Address.tsx";
import { FixedParty, type PartyFieldsProps } from "./FixedParty.tsx";
import { TextOrMissing } from "./TextOrMissing.tsx";

export const officePaths = {
  zipcode: "office_zipcode",
  prefecture: "office_prefecture",
  city: "office_city",
  building: "office_building_number",
} as const;

export function OfficeFields({ form, isPartyFixed }: PartyFieldsProps) {
  const words = useCopy(fieldsCopy);
  const values = form.form.getValues();
  return (
    <Stack gap="m">
      {isPartyFixed ? (
        <FixedParty
          values={{
            [words.companyName]: <TextOrMissing>{values.company_name}</TextOrMissing>,
            [words.officeAddress]: <Address values={values} place="office" />,
          }}
        />
      ) : (
        <>
          <TextField
            label={words.companyName}
            hint={words.companyNameHint}
            required
            autoComplete="organization"
            {...form.field("company_name")}
          />
          <CompositeField label={words.officeAddress} hint={words.officeAddressHint}>
            <AddressFields form={form} paths={officePaths} section="section-office" />
          </CompositeField>
        </>
      )}
      <PhoneField
        label={words.officePhone}
        autoComplete="section-office tel"
        {...form.field("office_phone")}
      />
    </Stack>
  );
}
