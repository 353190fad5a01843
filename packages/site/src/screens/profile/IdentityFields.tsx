import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { type IdentityDocumentType, identityDocumentTypes } from "@kaitori/domain";
import { Banner, Link, RadioCards, Stack } from "@kaitori/ui";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import type { JudgedForm } from "../../forms/use-judged-form.ts";
import { useSite } from "../../SiteProvider.tsx";
import { UploadField } from "../../uploads/UploadField.tsx";
import type { UploadRow } from "../../uploads/upload-row.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { useCopy } from "../../use-copy.ts";
import { IdentityDrawing } from "./IdentityDrawing.tsx";
import type { ProfileValues } from "./profile-values.ts";

export interface IdentityFieldsProps {
  readonly form: JudgedForm<ProfileValues>;
  /** Documents of an earlier time, which this form does not hand in again. */
  readonly earlier: ReadonlySet<number>;
  readonly required?: boolean;
}

/** Which paper proves who somebody is, what must be readable on it, and the photographs of it. */
export function IdentityFields({ form, earlier, required = false }: IdentityFieldsProps) {
  const words = useCopy(identityCopy);
  const hints = useCopy(documentHintsCopy);
  const upload = useCopy(uploadCopy);
  const { uploadFaq } = useSite().brand.settings.links;
  const { setValue, control } = form.form;
  const type = documentTypeOf(useWatch({ control, name: "identity_document_type" }));
  const isOfThisForm = (row: UploadRow) => row.state !== "done" || !earlier.has(row.record.id);
  const given = useUploads("identity").rows.filter(isOfThisForm);
  const ids = given.flatMap((row) => (row.state === "done" ? [row.record.id] : [])).join();

  useEffect(() => {
    setValue("addfiles", ids === "" ? [] : ids.split(",").map(Number), { shouldDirty: true });
  }, [setValue, ids]);

  return (
    <Stack gap="l">
      <RadioCards
        label={words.documentType}
        required={required}
        options={identityDocumentTypes.map((value) => ({
          value,
          label: words[value],
          description: words[`${value}Hint`],
        }))}
        {...form.field("identity_document_type")}
      />
      {type && (
        <>
          <UploadField
            kind="identity"
            id={form.field("addfiles").id}
            label={words[type]}
            required={required}
            multiple
            camera
            hint={
              <>
                {hints.identity}
                {hints.glareTip}
              </>
            }
            drawing={<IdentityDrawing type={type} />}
            only={isOfThisForm}
            error={form.form.formState.errors.addfiles?.root?.message}
          />
          {type === "individualNumber" && <Banner tone="caution">{upload.myNumberNote}</Banner>}
          {type === "passport" && <Banner tone="caution">{words.passportNote}</Banner>}
          <Link variant="standalone" href={uploadFaq} newTab>
            {upload.faq}
          </Link>
        </>
      )}
    </Stack>
  );
}

const documentTypeOf = (value: string): IdentityDocumentType | undefined =>
  identityDocumentTypes.find((type) => type === value);
