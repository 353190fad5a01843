import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels } from "@kaitori/domain";
import { memo, useState } from "react";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useRefusalWarnings } from "./lazy-refusals.tsx";
import type { ClaimPartProps } from "./use-claim-fields.ts";

/** The upload of the invoice; its kind contains the display id (R3.7). */
export const InvoiceFiles = memo(function InvoiceFiles({ form, index, displayId, loaded }: ClaimPartProps) {
  const words = useCopy(invoicesCopy);
  const hints = useCopy(documentHintsCopy);
  const { id, error } = form.field(`claims.${index}.contentfile_relations`);
  const refusalWarningsFor = useRefusalWarnings(loaded);
  const textOf = useIssueText();
  const relations = useLiveValue(form, `claims.${index}.contentfile_relations`);
  const refusalWarnings = refusalWarningsFor(form.hookForm.getValues(`claims.${index}`));
  // An invoice is required only for the contract (R5.10); here its absence is a warning.
  const isMissing = form.summary.attempts > 0 && relations.length === 0;
  return (
    <UploadField
      kind={claimFileLabels({ displayId }).invoice}
      id={id}
      label={words.invoiceFiles}
      hint={hints.invoice}
      error={error}
      warning={refusalWarnings.contentfile_relations ?? (isMissing && textOf({ code: "noInvoiceFile" }))}
      required
      multiple
    />
  );
});

/** Optional further evidence, folded while empty. */
export const AdditionalFiles = memo(function AdditionalFiles({
  displayId,
}: Pick<ClaimPartProps, "displayId">) {
  const words = useCopy(invoicesCopy);
  const hints = useCopy(documentHintsCopy);
  const kind = claimFileLabels({ displayId }).additionalDoc;
  const { rows } = useUploads(kind);
  const [hasFiles] = useState(rows.length > 0);
  return (
    <Disclosure title={words.additional} isOpen={hasFiles}>
      <UploadField kind={kind} label={words.additionalFiles} hint={hints.additional_doc} multiple />
    </Disclosure>
  );
});
