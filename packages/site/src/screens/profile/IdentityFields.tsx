import { identityCopy } from "@kaitori/brand/copy/identity";
import { type IdentityDocumentType, identityDocumentTypes } from "@kaitori/domain";
import { SelectField, Stack } from "@kaitori/ui";
import type { Id } from "@kaitori/wire";
import { useEffect } from "react";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { IdentityGuidance } from "./IdentityGuidance.tsx";
import { LicenceSides } from "./LicenceSides.tsx";
import type { ProfileValues } from "./profile-values.ts";

export interface IdentityFieldsProps {
  readonly form: ValidatedForm<ProfileValues>;
  readonly earlierFileIds: ReadonlySet<Id>;
  /** When documents are needed: with this form, before an entry, or only after changes. */
  readonly necessity?: "now" | "later" | "ifChanged" | undefined;
}

export function IdentityFields({ form, earlierFileIds, necessity = "ifChanged" }: IdentityFieldsProps) {
  const words = useCopy(identityCopy);
  const { setValue, clearErrors } = form.hookForm;
  const type = documentTypeOf(useLiveValue(form, "identity_document_type"));
  const uploads = useUploads("identity").rows.filter((row) => belongsToForm(row, earlierFileIds));
  const ids = JSON.stringify(uploads.flatMap((row) => (row.state === "done" ? [row.record.id] : [])));

  useEffect(() => {
    const addfiles: Id[] = JSON.parse(ids);
    setValue("addfiles", addfiles, { shouldDirty: true });
    if (addfiles.length > 0) clearErrors("addfiles");
  }, [setValue, clearErrors, ids]);

  // Documents that are needed later may be missing now, but are not marked 任意.
  const requiredProps = { required: necessity === "now", hidesOptionalMark: necessity === "later" };
  const uploadProps = {
    ...requiredProps,
    id: form.field("addfiles").id,
    error: form.hookForm.formState.errors.addfiles?.root?.message,
  };
  return (
    <Stack gap="m">
      <SelectField
        label={words.documentType}
        width="m"
        {...requiredProps}
        options={identityDocumentTypes.map((value) => ({ value, label: words[value] }))}
        {...form.field("identity_document_type")}
      />
      {type && (
        <>
          <IdentityGuidance type={type} />
          {type === "drivingLicence" ? (
            <LicenceSides uploads={uploads} {...uploadProps} />
          ) : (
            <UploadField
              kind="identity"
              label={words[type]}
              multiple={type !== "individualNumber"}
              isOwnRow={(row) => belongsToForm(row, earlierFileIds)}
              {...uploadProps}
            />
          )}
        </>
      )}
    </Stack>
  );
}

export const belongsToForm = (row: UploadRow, earlierFileIds: ReadonlySet<Id>) =>
  row.state !== "done" || !earlierFileIds.has(row.record.id);

const documentTypeOf = (value: string): IdentityDocumentType | undefined =>
  identityDocumentTypes.find((type) => type === value);
