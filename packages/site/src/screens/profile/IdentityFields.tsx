import { identityCopy } from "@kaitori/brand/copy/identity";
import { type IdentityDocumentType, identityDocumentTypes } from "@kaitori/domain";
import { RadioCards, Stack } from "@kaitori/ui";
import type { Id } from "@kaitori/wire";
import { useEffect } from "react";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { IdentityGuidance } from "./IdentityGuidance.tsx";
import { LicenceSides } from "./LicenceSides.tsx";
import type { ProfileValues } from "./profile-values.ts";

export interface IdentityFieldsProps {
  readonly form: JudgedForm<ProfileValues>;
  /** Documents of an earlier time, which this form does not hand in again. */
  readonly earlier: ReadonlySet<Id>;
  /** When documents are needed: with this form, before an entry, or only after changes. */
  readonly necessity?: "now" | "later" | "perhaps" | undefined;
}

/** The type of the identity document, what must be readable on it, and its photographs. */
export function IdentityFields({ form, earlier, necessity = "perhaps" }: IdentityFieldsProps) {
  const words = useCopy(identityCopy);
  const { setValue, clearErrors } = form.form;
  const type = documentTypeOf(useLiveValue(form.form, "identity_document_type"));
  const uploads = useUploads("identity").rows.filter((row) => isOfThisForm(row, earlier));
  const ids = uploads.flatMap((row) => (row.state === "done" ? [row.record.id] : [])).join();

  useEffect(() => {
    setValue("addfiles", ids === "" ? [] : ids.split(",").map(Number), { shouldDirty: true });
    // The missing documents are here now; until then the message stays beside the slot.
    if (ids !== "") clearErrors("addfiles");
  }, [setValue, clearErrors, ids]);

  // Documents needed later may be left out now, and yet are not 任意.
  const mark = { required: necessity === "now", unmarked: necessity === "later" };
  const slot = {
    ...mark,
    id: form.field("addfiles").id,
    error: form.form.formState.errors.addfiles?.root?.message,
  };
  return (
    <Stack gap="l">
      <RadioCards
        label={words.documentType}
        {...mark}
        options={identityDocumentTypes.map((value) => ({
          value,
          label: words[value],
          ...(value === "other" && { description: words.otherHint }),
        }))}
        {...form.field("identity_document_type")}
      />
      {type && (
        <>
          <IdentityGuidance type={type} />
          {type === "drivingLicence" ? (
            <LicenceSides uploads={uploads} {...slot} />
          ) : (
            <UploadField
              kind="identity"
              label={words[type]}
              multiple={type !== "individualNumber"}
              only={(row) => isOfThisForm(row, earlier)}
              {...slot}
            />
          )}
        </>
      )}
    </Stack>
  );
}

export const isOfThisForm = (row: UploadRow, earlier: ReadonlySet<Id>) =>
  row.state !== "done" || !earlier.has(row.record.id);

const documentTypeOf = (value: string): IdentityDocumentType | undefined =>
  identityDocumentTypes.find((type) => type === value);
