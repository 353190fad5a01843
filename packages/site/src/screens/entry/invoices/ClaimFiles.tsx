import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import { UploadField } from "../../../uploads/UploadField.tsx";
import { useCopy } from "../../../use-copy.ts";

export interface ClaimFilesProps {
  readonly displayId: number;
  /** Where findings about them stand: the invoice comes first. */
  readonly files: { readonly id: string; readonly error: string | undefined };
}

/** The slots of one invoice, each under the label that the invoice gives it (R3.7). */
export function ClaimFiles({ displayId, files: { id, error } }: ClaimFilesProps) {
  const words = useCopy(invoicesCopy);
  const hints = useCopy(documentHintsCopy);
  const { invoice, additionalDoc } = claimFileLabels({ displayId });
  return (
    <Stack gap="l">
      <UploadField
        kind={invoice}
        id={id}
        label={words.invoiceFiles}
        hint={hints.invoice}
        error={error}
        required
        multiple
        camera
      />
      <UploadField
        kind={additionalDoc}
        label={words.additionalFiles}
        hint={
          <>
            <Text size="small">{words.additionalHint}</Text>
            {hints.additional_doc}
          </>
        }
        multiple
        camera
      />
    </Stack>
  );
}
