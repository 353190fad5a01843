import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Button, Text } from "@kaitori/ui";
import { memo } from "react";
import { useInvoiceReading } from "#application/invoice-text/use-invoice-reading.ts";
import {
  type PaperNote as Note,
  proposalsOf,
  type ReadField,
  usePaperNotes,
} from "#application/invoice-text/use-paper-notes.ts";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLivePart } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { AmountFields } from "./AmountFields.tsx";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import { type InvoiceValues, invoiceOfClaim } from "./invoice-values.ts";
import { useReplacedMarks } from "./lazy-replaced.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";
import { ObligerFields } from "./ObligerFields.tsx";
import { useClaimFields } from "./use-claim-fields.ts";
import { useTakeProposals } from "./use-take-proposals.ts";

export interface InvoiceFieldsProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  readonly displayId: number;
  readonly loaded: LoadedInvoices;
}

/** Shows a differing value of the paper below the field, with a button to take it. */
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

/** Fields read off the invoice: payer, amounts and day, beside the paper that shows them. */
export const InvoiceFields = memo(function InvoiceFields({
  form,
  index,
  displayId,
  loaded,
}: InvoiceFieldsProps) {
  const words = useCopy(invoicesCopy);
  const claim = useLivePart(form.form, `claims.${index}`, invoiceOfClaim);
  const fields = useClaimFields(form, index, claim);
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
