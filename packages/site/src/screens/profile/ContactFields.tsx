import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { profileCopy } from "@kaitori/brand/copy/profile";
import { isIndividual, phoneWithHyphens } from "@kaitori/domain";
import { Button, DataList, Note, Stack, TextField, type TextFieldProps } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Address, AddressFields, CompositeField } from "./Address.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";
import { usePersonWords } from "./use-field-names.ts";

export interface ContactFieldsProps {
  readonly form: ValidatedForm<ProfileValues>;
  readonly isNameFixed: boolean;
}

/** Replaces fields that cannot be changed during a review: shows name and address, and the reason (R4.20). */
export function FixedNameAndAddress({ values }: { values: { readonly [term: string]: ReactNode } }) {
  const { nameFixed } = useCopy(profileCopy);
  return (
    <Stack gap="s">
      <DataList items={Object.entries(values).map(([term, value]) => ({ id: term, term, value }))} />
      <Note>{nameFixed}</Note>
    </Stack>
  );
}

const PhoneField = (props: TextFieldProps) => (
  <TextField
    {...props}
    required
    type="tel"
    inputMode="tel"
    width="m"
    tabularNumbers
    format={phoneWithHyphens}
  />
);

export function OfficeFields({ form, isNameFixed }: ContactFieldsProps) {
  const words = useCopy(fieldsCopy);
  const values = form.hookForm.getValues();
  return (
    <Stack gap="m">
      {isNameFixed ? (
        <FixedNameAndAddress
          values={{
            [words.companyName]: <TextOrMissing>{values.company_name}</TextOrMissing>,
            [words.officeAddress]: <Address values={values} kind="office" />,
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
            <AddressFields form={form} kind="office" />
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

/** The contract of a sole trader contains this address. */
export function OwnerFields({ form, isNameFixed }: ContactFieldsProps) {
  const words = useCopy(fieldsCopy);
  const values = form.hookForm.getValues();
  const person = usePersonWords(values);
  const officeBuilding = useLiveValue(form, "office_building_number");
  const copyOffice = () => {
    for (const part of ["zipcode", "prefecture", "city", "building_number"] as const)
      form.put(`owner_${part}`, form.hookForm.getValues(`office_${part}`));
  };
  return (
    <Stack gap="m">
      {isNameFixed && isIndividual(values) ? (
        <FixedNameAndAddress values={{ [person.address]: <Address values={values} kind="owner" /> }} />
      ) : (
        <CompositeField label={person.address} hint={words.ownerAddressHint}>
          {!isIndividual(values) && officeBuilding !== "" && (
            <div>
              <Button tone="secondary" onClick={copyOffice}>
                {words.sameAsOffice}
              </Button>
            </div>
          )}
          <AddressFields form={form} kind="owner" />
        </CompositeField>
      )}
      <PhoneField label={person.phone} autoComplete="section-owner tel" {...form.field("owner_phone")} />
    </Stack>
  );
}
