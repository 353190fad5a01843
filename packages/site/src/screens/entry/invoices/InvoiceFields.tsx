import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import {
  claimFileLabels,
  type Issue,
  isSameObliger,
  paymentDateIssues,
  paymentDateTooFarIssues,
} from "@kaitori/domain";
import { Button, Stack, Text } from "@kaitori/ui";
import { memo, type ReactNode, useEffect, useEffectEvent } from "react";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import type { InvoiceReading } from "#application/invoice-text/read-invoice.ts";
import {
  type PaperNote as Note,
  proposalsOf,
  type ReadField,
  useInvoiceReading,
  usePaperNotes,
} from "#application/invoice-text/use-invoice-reading.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useLivePart } from "#foundation/forms/use-live-value.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PdfPreview } from "#parts/pdf-preview/PdfPreview.tsx";
import { previewBox, previewPage, withPreview } from "./Invoices.css.ts";
import { invoiceOfClaim } from "./invoice-values.ts";
import { useRefusalWarnings } from "./lazy-refusals.tsx";
import type { PastObliger } from "./load-invoices.ts";
import { ObligerFields } from "./ObligerFields.tsx";
import { type ClaimFields, type ClaimPartProps, useClaimSetters } from "./use-claim-fields.ts";

function PaperNote({ note, onUse }: { note: Note | undefined; onUse: () => void }) {
  const words = useCopy(invoicesCopy);
  return (
    <div role="status">
      {note && !note.agrees && (
        <>
          <Text size="small" tone="subtle">
            {note.text}
          </Text>
          <Button tone="secondary" onClick={onUse}>
            {words.useInvoiceValue}
          </Button>
        </>
      )}
    </div>
  );
}

export const InvoiceFields = memo(function InvoiceFields({ form, index, displayId, loaded }: ClaimPartProps) {
  const words = useCopy(invoicesCopy);
  const claim = useLivePart(form, `claims.${index}`, invoiceOfClaim);
  const fields = { ...useClaimSetters(form, index), claim };
  const reading = useInvoiceReading(displayId);
  useFillFromFile(fields, loaded.pastObligers, reading);
  const notes = usePaperNotes(claim, reading);
  const refusalWarnings = useRefusalWarnings(loaded)(claim);
  const proposals = proposalsOf(reading);
  const noteOf = (field: ReadField) => (
    <PaperNote note={notes[field]} onUse={() => fields.put({ [field]: proposals[field] })} />
  );
  const labels = useClaimLabels();
  const textOf = useIssueText();
  const dateIssue = paymentDateIssue(claim.obliger_payment_date);
  const date = form.field(`claims.${index}.obliger_payment_date`);
  const amount = form.field(`claims.${index}.amount`);
  const agreesWithFile = Object.values(notes).some(({ agrees }) => agrees);
  return (
    <>
      <div role="status">
        {(agreesWithFile || reading.number) && (
          <Text size="small" tone="subtle">
            {agreesWithFile && words.readFromInvoice}{" "}
            {reading.number && words.invoiceNumber({ number: reading.number })}
          </Text>
        )}
      </div>
      <InvoicePreview displayId={displayId}>
        <ObligerFields
          fields={fields}
          pastObligers={loaded.pastObligers}
          note={noteOf("obliger_company_name")}
          warning={refusalWarnings.obliger_company_name}
        />
        <div>
          <YenField
            label={labels.amount}
            required
            warning={refusalWarnings.amount}
            {...amount}
            onChange={(event) => {
              // Called again on blur, with the normalised value.
              fields.updateTransfer(event.currentTarget.value);
              return amount.onChange(event);
            }}
            value={claim.amount}
          />
          {noteOf("amount")}
        </div>
        <div>
          <DayField
            label={labels.obliger_payment_date}
            required
            warning={refusalWarnings.obliger_payment_date}
            {...date}
            error={date.error ?? (dateIssue && textOf(dateIssue))}
            value={claim.obliger_payment_date}
          />
          {noteOf("obliger_payment_date")}
        </div>
      </InvoicePreview>
    </>
  );
});

/** In pixels, sharp enough to read amounts on a phone. */
const previewWidth = 900;

function InvoicePreview({ displayId, children }: { displayId: number; children: ReactNode }) {
  const words = useCopy(invoicesCopy);
  const { rows } = useUploads(claimFileLabels({ displayId }).invoice);
  const fileWithPreview = rows.find(({ state, preview }) => state !== "failed" && preview !== undefined);
  const fields = <Stack gap="m">{children}</Stack>;
  if (!fileWithPreview?.preview) return fields;
  const { kind, url } = fileWithPreview.preview;
  return (
    <div className={withPreview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard needs the focus */}
      <figure className={previewBox} tabIndex={0} aria-label={words.sheet({ name: fileWithPreview.name })}>
        {kind === "image" ? (
          <img src={url} alt={fileWithPreview.name} className={previewPage} />
        ) : (
          <PdfPreview url={url} className={previewPage} fallback={null} pixels={previewWidth} />
        )}
      </figure>
      {fields}
    </div>
  );
}

/** Fills empty fields with the values of the file; a payer of an earlier invoice also fills in its account (B10). */
function useFillFromFile(
  { claim, put: setValues, fillObliger }: Pick<ClaimFields, "claim" | "put" | "fillObliger">,
  pastObligers: readonly PastObliger[],
  reading: InvoiceReading,
) {
  const proposals = proposalsOf(reading);
  const key = JSON.stringify(proposals);
  const fill = useEffectEvent(() => {
    const empty = Object.entries(proposals).filter(([field]) => claim[field as ReadField] === "");
    if (empty.length > 0) setValues(Object.fromEntries(empty));
    const { obliger_company_name: payer } = Object.fromEntries(empty);
    const pastObliger =
      payer && pastObligers.find((past) => isSameObliger(past, { obliger_company_name: payer }));
    if (pastObliger) fillObliger(pastObliger);
  });
  useEffect(() => fill(), [key]);
}

/** Checks the date while it is typed, but not before its year is complete. */
function paymentDateIssue(obliger_payment_date: string): Issue | undefined {
  if (obliger_payment_date < "2000") return undefined;
  const date = { obliger_payment_date };
  return [...paymentDateIssues(date, readToday(), []), ...paymentDateTooFarIssues(date, [])][0];
}
