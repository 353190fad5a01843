import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { Stack } from "@kaitori/ui";
import { AddressFields } from "../../foundation/fields/AddressFields.tsx";
import { Parts } from "../../foundation/fields/Parts.tsx";
import { PhoneField } from "../../foundation/fields/PhoneField.tsx";
import type { JudgedForm } from "../../foundation/forms/use-judged-form.ts";
import { useCopy } from "../../parts/brand/use-copy.ts";
import type { ProfileValues } from "./profile-values.ts";
import { usePersonWords } from "./use-person-words.ts";

const paths = {
  zipcode: "owner_zipcode",
  prefecture: "owner_prefecture",
  city: "owner_city",
  building: "owner_building_number",
} as const;

/** Where the person lives and can be called. */
export function OwnerFields({ form }: { form: JudgedForm<ProfileValues> }) {
  const words = useCopy(fieldsCopy);
  const person = usePersonWords(form.form.getValues());
  return (
    <Stack gap="l">
      <Parts label={person.address} hint={words.ownerAddressHint}>
        <AddressFields form={form} paths={paths} section="section-owner" />
      </Parts>
      <PhoneField
        label={person.phone}
        hint={words.ownerPhoneHint}
        example={words.ownerPhoneExample}
        autoComplete="section-owner tel"
        {...form.field("owner_phone")}
      />
    </Stack>
  );
}
