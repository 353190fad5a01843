import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { isIndividual } from "@kaitori/domain";
import { Button, Stack } from "@kaitori/ui";
import { AddressFields } from "#foundation/fields/AddressFields.tsx";
import { CompositeField } from "#foundation/fields/CompositeField.tsx";
import { PhoneField } from "#foundation/fields/PhoneField.tsx";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Address } from "./Address.tsx";
import { FixedParty } from "./FixedParty.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { usePersonWords } from "./use-field-names.ts";

const paths = {
  zipcode: "owner_zipcode",
  prefecture: "owner_prefecture",
  city: "owner_city",
  building: "owner_building_number",
} as const;

const officeOf = {
  owner_zipcode: "office_zipcode",
  owner_prefecture: "office_prefecture",
  owner_city: "office_city",
  owner_building_number: "office_building_number",
} as const;

/** The person's address and telephone number. For a sole trader it is the address that a contract names. */
export function OwnerFields({
  form,
  isPartyFixed,
}: {
  form: JudgedForm<ProfileValues>;
  isPartyFixed: boolean;
}) {
  const words = useCopy(fieldsCopy);
  const values = form.form.getValues();
  const person = usePersonWords(values);
  const takeOffice = () => {
    for (const part of Object.values(paths))
      form.form.setValue(part, form.form.getValues(officeOf[part]), {
        shouldDirty: true,
        shouldValidate: form.summary.attempt > 0,
      });
  };
  return (
    <Stack gap="l">
      {isPartyFixed && isIndividual(values) ? (
        <FixedParty
          items={[
            {
              id: "address",
              term: person.address,
              value: <Address values={values} place="owner" />,
            },
          ]}
        />
      ) : (
        <CompositeField label={person.address} hint={words.ownerAddressHint}>
          {!isIndividual(values) && values.office_building_number !== "" && (
            <div>
              <Button tone="secondary" onClick={takeOffice}>
                {words.sameAsOffice}
              </Button>
            </div>
          )}
          <AddressFields form={form} paths={paths} section="section-owner" />
        </CompositeField>
      )}
      <PhoneField label={person.phone} autoComplete="section-owner tel" {...form.field("owner_phone")} />
    </Stack>
  );
}
