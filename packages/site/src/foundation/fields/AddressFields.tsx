import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { postcodeWithHyphen, prefectures, readPostcode } from "@kaitori/domain";
import { Columns, PostcodeField, SelectField, Stack, TextField } from "@kaitori/ui";
import { lookUpPostcode, type PostcodeAddress } from "@kaitori/wire";
import { useRef, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { JudgedForm } from "../forms/use-judged-form.ts";
import { useSite } from "../site/SiteProvider.tsx";

export interface AddressPaths<Values extends FieldValues> {
  readonly zipcode: Path<Values>;
  readonly prefecture: Path<Values>;
  readonly city: Path<Values>;
  readonly building: Path<Values>;
}

export interface AddressFieldsProps<Values extends FieldValues> {
  readonly form: JudgedForm<Values>;
  readonly paths: AddressPaths<Values>;
  /** The prefix of `autocomplete` that distinguishes two addresses: `section-owner`. */
  readonly section: string;
}

const options = prefectures.map((name) => ({ value: name, label: name }));

/** Address fields; the postcode fills in what it determines. */
export function AddressFields<Values extends FieldValues>({
  form,
  paths,
  section,
}: AddressFieldsProps<Values>) {
  const words = useCopy(fieldsCopy);
  const setField = (path: Path<Values>, text: string) =>
    form.put(path, text as PathValue<Values, Path<Values>>);
  const { lookup, search, choose } = usePostcode(({ prefecture, city }) => {
    setField(paths.prefecture, prefecture);
    setField(paths.city, city);
  });
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
          {...form.field(paths.zipcode)}
        />
        <SelectField
          label={words.prefecture}
          required
          width="m"
          options={options}
          autoComplete={`${section} address-level1`}
          {...form.field(paths.prefecture)}
        />
      </Columns>
      <TextField
        label={words.city}
        required
        width="l"
        autoComplete={`${section} address-level2`}
        {...form.field(paths.city)}
      />
      <TextField
        label={words.building}
        required
        autoComplete={`${section} address-line1`}
        {...form.field(paths.building)}
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
