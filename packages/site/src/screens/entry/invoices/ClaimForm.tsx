import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { Issue } from "@kaitori/domain";
import { Banner, Button, Card, Divider, Heading, Stack, Text } from "@kaitori/ui";
import { TransferQuestion } from "#application/entry/claim/ClaimQuestions.tsx";
import { Confirmations } from "#application/entry/claim/Confirmations.tsx";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { PaperNote } from "#application/invoice-text/PaperNote.tsx";
import { useInvoiceReading } from "#application/invoice-text/use-invoice-reading.ts";
import { proposalsOf, type ReadField, usePaperNotes } from "#application/invoice-text/use-paper-notes.ts";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { AmountFields } from "./AmountFields.tsx";
import { AdditionalFiles, ClaimFiles } from "./ClaimFiles.tsx";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import { ofClaim } from "./claim-warnings.ts";
import { InvoiceSheet } from "./InvoiceSheet.tsx";
import type { InvoiceValues } from "./invoice-values.ts";
import { useReplacedMarks } from "./lazy-replaced.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";
import { ObligerFields } from "./ObligerFields.tsx";
import { ReceivingAccount } from "./ReceivingAccount.tsx";
import { useClaimFields } from "./use-claim-fields.ts";
import { claimPlace } from "./use-claims.ts";
import { useDuplicateText } from "./use-duplicate-text.ts";
import { useJudge } from "./use-judge.ts";
import { useTakeProposals } from "./use-take-proposals.ts";

export interface ClaimFormProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  readonly loaded: LoadedInvoices;
  readonly warnings: readonly Issue[];
  readonly focusTarget: FocusTarget | undefined;
  readonly onClose: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** The invoice that is open. */
export function ClaimForm({
  form,
  index,
  loaded,
  warnings,
  focusTarget,
  onClose,
  onCopy,
  onRemove,
}: ClaimFormProps) {
  const words = useCopy(invoicesCopy);
  const claim = useLiveValue(form.form, `claims.${index}`);
  const fields = useClaimFields(form, index, claim);
  const reading = useInvoiceReading(claim.displayId);
  useTakeProposals(fields, reading);
  const notes = usePaperNotes(claim, reading);
  const duplicate = useDuplicateText(warnings);
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, claim.displayId);
  const place = claimPlace(claim.displayId);
  const judge = useJudge();
  const { server } = useSite();
  // What is missing is said as when somebody goes on; this invoice keeps the form from going anywhere.
  const close = () =>
    ofClaim(judge(form.form.getValues()), index).length === 0 ? onClose() : void form.onSubmit();
  const marks = useReplacedMarks(loaded)(claim);
  const title = words.claim({ number: index + 1 });
  const proposals = proposalsOf(reading);
  const noteOf = (field: ReadField) => (
    <PaperNote note={notes[field]} onTake={() => fields.put({ [field]: proposals[field] })} />
  );

  return (
    <Card as="section" aria-labelledby={place}>
      <Stack gap="l">
        <Heading level={2} id={place} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <ClaimFiles
          displayId={claim.displayId}
          files={form.field(`claims.${index}.contentfile_relations`)}
          warning={marks.contentfile_relations}
        />
        {reading.number && (
          <Text size="small" tone="quiet">
            {words.paperNumber({ number: reading.number })}
          </Text>
        )}
        <Divider />
        <InvoiceSheet displayId={claim.displayId}>
          <ObligerFields
            fields={fields}
            pastObligers={loaded.pastObligers}
            note={noteOf("obliger_company_name")}
            warning={marks.obliger_company_name}
          />
          <AmountFields fields={fields} warnings={warnings} marks={marks} noteOf={noteOf} />
        </InvoiceSheet>
        {duplicate && (
          <Banner tone="caution" role="status">
            {duplicate}
          </Banner>
        )}
        <Divider />
        <ReceivingAccount fields={fields} ownAccount={loaded.ownAccount} />
        <Divider />
        <Confirmations
          isAnsweredBefore={loaded.isConfirmedBefore}
          field={(name) => form.field(`claims.${index}.${name}`)}
        />
        {server.has("draft_entry") && (
          <TransferQuestion field={(name) => form.field(`claims.${index}.${name}`)} />
        )}
        <Divider />
        <AdditionalFiles displayId={claim.displayId} />
        <Stack gap="s" align="start">
          <Button tone="secondary" width="wide" onClick={close}>
            {words.close}
          </Button>
          <CopyOrRemove title={title} onCopy={onCopy} onRemove={onRemove} />
        </Stack>
      </Stack>
    </Card>
  );
}
