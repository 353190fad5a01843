import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels, isSameObliger } from "@kaitori/domain";
import { Button, Stack, Text } from "@kaitori/ui";
import { memo, type ReactNode, useEffect, useEffectEvent } from "react";
import type { InvoiceReading } from "#application/invoice-text/read-invoice.ts";
import { useInvoiceReading } from "#application/invoice-text/use-invoice-reading.ts";
import {
  type PaperNote as Note,
  proposalsOf,
  type ReadField,
  usePaperNotes,
} from "#application/invoice-text/use-paper-notes.ts";
import { useLivePart } from "#foundation/forms/use-live-value.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { PdfPreview } from "#parts/pdf-preview/PdfPreview.tsx";
import { AmountFields } from "./AmountFields.tsx";
import { page, sheet, withSheet } from "./Invoices.css.ts";
import { invoiceOfClaim } from "./invoice-values.ts";
import { useReplacedMarks } from "./lazy-replaced.tsx";
import { ObligerFields } from "./ObligerFields.tsx";
import type { PastObliger } from "./past-obligers.ts";
import { type ClaimFieldBindings, type ClaimPartProps, useFilledClaim } from "./use-claim-fields.ts";

function PaperNote({ note, onTake }: { note: Note | undefined; onTake: () => void }) {
  const words = useCopy(invoicesCopy);
  return (
    <div role="status">
      {note && !note.agrees && (
        <>
          <Text size="small" tone="quiet">
            {note.text}
          </Text>
          <Button tone="secondary" onClick={onTake}>
            {words.takeFromPaper}
          </Button>
        </>
      )}
    </div>
  );
}

export const InvoiceFields = memo(function InvoiceFields({ form, index, displayId, loaded }: ClaimPartProps) {
  const words = useCopy(invoicesCopy);
  const claim = useLivePart(form, `claims.${index}`, invoiceOfClaim);
  const fields = { ...useFilledClaim(form, index), claim };
  const reading = useInvoiceReading(displayId);
  useTakeProposals(fields, loaded.pastObligers, reading);
  const notes = usePaperNotes(claim, reading);
  const marks = useReplacedMarks(loaded)(claim);
  const proposals = proposalsOf(reading);
  const noteOf = (field: ReadField) => (
    <PaperNote note={notes[field]} onTake={() => fields.put({ [field]: proposals[field] })} />
  );
  const isRead = Object.values(notes).some(({ agrees }) => agrees);
  return (
    <>
      <div role="status">
        {(isRead || reading.number) && (
          <Text size="small" tone="quiet">
            {isRead && words.asOnPaper} {reading.number && words.paperNumber({ number: reading.number })}
          </Text>
        )}
      </div>
      <InvoiceSheet displayId={displayId}>
        <ObligerFields
          fields={fields}
          pastObligers={loaded.pastObligers}
          note={noteOf("obliger_company_name")}
          warning={marks.obliger_company_name}
        />
        <AmountFields fields={fields} marks={marks} noteOf={noteOf} />
      </InvoiceSheet>
    </>
  );
});

/** The width of the preview in pixels, sharp enough to read amounts on a phone. */
const pixels = 900;

function InvoiceSheet({ displayId, children }: { displayId: number; children: ReactNode }) {
  const words = useCopy(invoicesCopy);
  const { rows } = useUploads(claimFileLabels({ displayId }).invoice);
  const fileWithPreview = rows.find(({ state, preview }) => state !== "failed" && preview !== undefined);
  const fields = <Stack gap="m">{children}</Stack>;
  if (!fileWithPreview?.preview) return fields;
  const { kind, url } = fileWithPreview.preview;
  return (
    <div className={withSheet}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keys too */}
      <figure className={sheet} tabIndex={0} aria-label={words.sheet({ name: fileWithPreview.name })}>
        {kind === "image" ? (
          <img src={url} alt={fileWithPreview.name} className={page} />
        ) : (
          <PdfPreview url={url} className={page} fallback={null} pixels={pixels} />
        )}
      </figure>
      {fields}
    </div>
  );
}

/**
 * Fills empty fields with the values of the paper; typed values stay. A known payer also fills in its account (B10).
 */
function useTakeProposals(
  { claim, put: setValues, takeObliger }: Pick<ClaimFieldBindings, "claim" | "put" | "takeObliger">,
  pastObligers: readonly PastObliger[],
  reading: InvoiceReading,
) {
  const proposals = proposalsOf(reading);
  const key = JSON.stringify(proposals);
  const take = useEffectEvent(() => {
    const empty = Object.entries(proposals).filter(([field]) => claim[field as ReadField] === "");
    if (empty.length > 0) setValues(Object.fromEntries(empty));
    const { obliger_company_name: payer } = Object.fromEntries(empty);
    const knownPayer =
      payer && pastObligers.find((past) => isSameObliger(past, { obliger_company_name: payer }));
    if (knownPayer) takeObliger(knownPayer);
  });
  useEffect(() => take(), [key]);
}
