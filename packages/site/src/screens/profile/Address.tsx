import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { addressPhrases, postcodeWithHyphen, prefectures, readPostcode } from "@kaitori/domain";
import {
  Columns,
  FieldGroup,
  type FieldGroupProps,
  PostcodeField,
  SelectField,
  Stack,
  TextField,
} from "@kaitori/ui";
import { lookUpPostcode, type PostcodeAddress } from "@kaitori/wire";
import { Fragment, useRef, useState } from "react";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ProfileValues } from "./profile-values.ts";
import * as styles from "./SectionCard.css.ts";
import { TextOrMissing } from "./TextOrMissing.tsx";

interface AddressProps {
  readonly values: Parameters<typeof addressPhrases>[0];
  readonly kind: Parameters<typeof addressPhrases>[1];
}

export function Address({ values, kind }: AddressProps) {
  const phrases = addressPhrases(values, kind);
  if (phrases.length === 0) return <TextOrMissing>{""}</TextOrMissing>;
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && " "}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ));
}

export const CompositeField = ({ children, ...group }: FieldGroupProps) => (
  <FieldGroup hidesOptionalMark {...group}>
    <div className={styles.fields}>{children}</div>
  </FieldGroup>
);

const options = prefectures.map((name) => ({ value: name, label: name }));

interface AddressFieldsProps {
  readonly form: ValidatedForm<ProfileValues>;
  readonly kind: AddressProps["kind"];
}

/** A postcode fills in prefecture and city. */
export function AddressFields({ form, kind }: AddressFieldsProps) {
  const words = useCopy(fieldsCopy);
  const { lookup, search, choose } = usePostcode(({ prefecture, city }) => {
    form.put(`${kind}_prefecture`, prefecture);
    form.put(`${kind}_city`, city);
  });
  // The browser autofills the two addresses separately.
  const section = `section-${kind}`;
  const choices = lookup.kind === "choices" ? lookup.addresses : [];
  return (
    <Stack gap="m">
      {/* A list of addresses takes the whole line. */}
      <Columns layout={choices.length > 0 ? "whole" : "pair"}>
        <PostcodeField
          label={words.zipcode}
          required
          read={readPostcode}
          format={postcodeWithHyphen}
          autoComplete={`${section} postal-code`}
          searching={lookup.kind === "searching"}
          choices={choices.map(({ prefecture, city, town }, index) => ({
            id: String(index),
            label: prefecture + city + town,
          }))}
          onChoose={(id) => {
            const choice = choices[Number(id)];
            if (choice) choose(choice);
          }}
          onComplete={search}
          warning={lookup.kind === "unknown" && words.zipcodeNotFound}
          {...form.field(`${kind}_zipcode`)}
        />
        <SelectField
          label={words.prefecture}
          required
          width="m"
          options={options}
          autoComplete={`${section} address-level1`}
          {...form.field(`${kind}_prefecture`)}
        />
      </Columns>
      <TextField
        label={words.city}
        required
        width="l"
        autoComplete={`${section} address-level2`}
        {...form.field(`${kind}_city`)}
      />
      <TextField
        label={words.building}
        required
        autoComplete={`${section} address-line1`}
        {...form.field(`${kind}_building_number`)}
      />
    </Stack>
  );
}

type Lookup =
  | { readonly kind: "nothing" | "searching" | "unknown" }
  | { readonly kind: "choices"; readonly addresses: readonly PostcodeAddress[] };

/** Looks up the address of a postcode: fills in a single match, offers several (B1). */
function usePostcode(onFound: (address: { prefecture: string; city: string }) => void) {
  const { api } = useSite();
  const [lookup, setLookup] = useState<Lookup>({ kind: "nothing" });
  const latestPostcode = useRef("");

  const choose = ({ prefecture, city, town }: PostcodeAddress) => {
    onFound({ prefecture, city: city + town });
    setLookup({ kind: "nothing" });
  };
  const search = async (zipcode: string) => {
    latestPostcode.current = zipcode;
    setLookup({ kind: "searching" });
    // If the lookup fails, the user types the address.
    const addresses = await api.call(lookUpPostcode, { query: { zipcode } }).catch(() => null);
    if (latestPostcode.current !== zipcode) return;
    if (addresses === null) setLookup({ kind: "nothing" });
    else if (addresses.length === 0) setLookup({ kind: "unknown" });
    else if (addresses.length === 1 && addresses[0]) choose(addresses[0]);
    else setLookup({ kind: "choices", addresses });
  };
  return { lookup, search, choose };
}
