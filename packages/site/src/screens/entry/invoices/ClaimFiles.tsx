import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels } from "@kaitori/domain";
import { Text } from "@kaitori/ui";
import { memo } from "react";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { useReplacedMarks } from "./lazy-replaced.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";

export interface InvoiceFilesProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  readonly displayId: number;
  readonly loaded: LoadedInvoices;
}

/** The invoice itself, under the label that it gives its slot (R3.7). It comes first: it holds the answers. */
export const InvoiceFiles = memo(function InvoiceFiles({
  form,
  index,
  displayId,
  loaded,
}: InvoiceFilesProps) {
  const words = useCopy(invoicesCopy);
  const hints = useCopy(documentHintsCopy);
  // Where findings about them stand.
  const { id, error } = form.field(`claims.${index}.contentfile_relations`);
  const marksOf = useReplacedMarks(loaded);
  useLiveValue(form.form, `claims.${index}.contentfile_relations`);
  const marks = marksOf(form.form.getValues(`claims.${index}`));
  return (
    <UploadField
      kind={claimFileLabels({ displayId }).invoice}
      id={id}
      label={words.invoiceFiles}
      hint={hints.invoice}
      error={error}
      warning={marks.contentfile_relations}
      required
      multiple
      camera
    />
  );
});

/** What else proves the deal; it may stay away. */
export const AdditionalFiles = memo(function AdditionalFiles({
  displayId,
}: Pick<InvoiceFilesProps, "displayId">) {
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
});
