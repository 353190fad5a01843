import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels } from "@kaitori/domain";
import { Text } from "@kaitori/ui";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface ClaimFilesProps {
  readonly displayId: number;
  /** Where findings about them stand. */
  readonly files: { readonly id: string; readonly error: string | undefined };
  readonly warning?: string | undefined;
}

/** The invoice itself, under the label that it gives its slot (R3.7). It comes first: it holds the answers. */
export function ClaimFiles({ displayId, files: { id, error }, warning }: ClaimFilesProps) {
  const words = useCopy(invoicesCopy);
  const hints = useCopy(documentHintsCopy);
  return (
    <UploadField
      kind={claimFileLabels({ displayId }).invoice}
      id={id}
      label={words.invoiceFiles}
      hint={hints.invoice}
      error={error}
      warning={warning}
      required
      multiple
      camera
    />
  );
}

/** What else proves the deal; it may stay away. */
export function AdditionalFiles({ displayId }: Pick<ClaimFilesProps, "displayId">) {
  const words = useCopy(invoicesCopy);
  const hints = useCopy(documentHintsCopy);
  return (
    <UploadField
      kind={claimFileLabels({ displayId }).additionalDoc}
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
  );
}
