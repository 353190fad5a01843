import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { isIndividual } from "@kaitori/domain";
import { Button, Stack } from "@kaitori/ui";
import { AddressFields } from "#foundation/fields/AddressFields.tsx";
import { CompositeField } from "#foundation/fields/CompositeField.tsx";
import { PhoneField } from "#foundation/fields/PhoneField.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Address } from "./Address.tsx";
import { FixedParty, type PartyFieldsProps } from "./FixedParty.tsx";
import { officePaths } from "./OfficeFields.tsx";
import { usePersonWords } from "./use-field-names.ts";

const paths = {
  zipcode: "owner_zipcode",
  prefecture: "owner_prefecture",
  city: "owner_city",
  building: "owner_building_number",
} as const;

/** The person's address and telephone number; for a sole trader it is the address in the contract. */
export function OwnerFields({ form, isPartyFixed }: PartyFieldsProps) {
  const words = useCopy(fieldsCopy);
  const values = form.form.getValues();
  const person = usePersonWords(values);
  const copyOffice = () => {
    for (const part of ["zipcode", "prefecture", "city", "building"] as const)
      form.put(paths[part], form.form.getValues(officePaths[part]));
  };
  return (
    <Stack gap="m">
      {isPartyFixed && isIndividual(values) ? (
        <FixedParty values={{ [person.address]: <Address values={values} place="owner" /> }} />
      ) : (
        <CompositeField label={person.address} hint={words.ownerAddressHint}>
          {!isIndividual(values) && values.office_building_number !== "" && (
            <div>
              <Button tone="secondary" onClick={copyOffice}>
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
