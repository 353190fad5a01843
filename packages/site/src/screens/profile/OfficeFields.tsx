import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { Stack, TextField } from "@kaitori/ui";
import { AddressFields } from "../../foundation/fields/AddressFields.tsx";
import { Parts } from "../../foundation/fields/Parts.tsx";
import { PhoneField } from "../../foundation/fields/PhoneField.tsx";
import type { JudgedForm } from "../../foundation/forms/use-judged-form.ts";
import { useCopy } from "../../parts/brand/use-copy.ts";
import { FixedName } from "./FixedName.tsx";
import type { ProfileValues } from "./profile-values.ts";

const paths = {
  zipcode: "office_zipcode",
  prefecture: "office_prefecture",
  city: "office_city",
  building: "office_building_number",
} as const;

/** The company: its name, where it is registered, how it is called. */
export function OfficeFields({
  form,
  isNameFixed,
}: {
  form: JudgedForm<ProfileValues>;
  isNameFixed: boolean;
}) {
  const words = useCopy(fieldsCopy);
  return (
    <Stack gap="l">
      {isNameFixed ? (
        <FixedName term={words.companyName} value={form.form.getValues("company_name")} />
      ) : (
        <TextField
          label={words.companyName}
          hint={words.companyNameHint}
          example={words.companyNameExample}
          required
          autoComplete="organization"
          {...form.field("company_name")}
        />
      )}
      <Parts label={words.officeAddress} hint={words.officeAddressHint}>
        <AddressFields form={form} paths={paths} section="section-office" />
      </Parts>
      <PhoneField
        label={words.officePhone}
        autoComplete="section-office tel"
        {...form.field("office_phone")}
      />
    </Stack>
  );
}
