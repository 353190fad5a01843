import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import {
  claimFileLabels,
  type Issue,
  isDeducted,
  readYenInput,
  withheldTax,
  yenWithSeparators,
} from "@kaitori/domain";
import { Banner, Button, Card, Heading, Inline, Stack, TextField } from "@kaitori/ui";
import { memo, useState } from "react";
import { ClaimQuestions, claimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useLivePart, useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { issuesOfClaim, useDuplicateText, useValidateInvoices } from "./invoice-issues.ts";
import { invoiceOfClaim } from "./invoice-values.ts";
import { useRefusalWarnings } from "./lazy-refusals.tsx";
import { PickButton } from "./PickButton.tsx";
import { ReceivingAccount } from "./ReceivingAccount.tsx";
import { amountAfterTax, type ClaimPartProps, useClaimSetters } from "./use-claim-fields.ts";
import { type ClaimActions, claimHeadingId } from "./use-claims.ts";

export interface ClaimFormProps extends ClaimPartProps {
  readonly warnings: readonly Issue[];
  readonly focusTarget: FocusTarget | undefined;
  readonly actions: ClaimActions;
  readonly onClose: () => void;
}

/** The open invoice. Each part subscribes to its own values, so that typing rerenders only that part. */
export function ClaimForm({
  form,
  index,
  displayId,
  loaded,
  warnings,
  focusTarget,
  actions,
  onClose,
}: ClaimFormProps) {
  const words = useCopy(invoicesCopy);
  const duplicateText = useDuplicateText(warnings);
  const { server } = useSite();
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, displayId);
  const headingId = claimHeadingId(displayId);
  const validate = useValidateInvoices();
  // An incomplete invoice stays open and shows the same errors as 次へ.
  const close = () =>
    issuesOfClaim(validate(form.hookForm.getValues()), index).length === 0 ? onClose() : void form.onSubmit();
  const title = words.claim({ number: index + 1 });
  const exceedsInvoice = warnings.some(({ code }) => code === "transferExceedsInvoice");

  return (
    <Card as="section" aria-labelledby={headingId} gap="m">
      <Heading level={2} id={headingId} tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      <InvoiceFiles form={form} index={index} displayId={displayId} loaded={loaded} />
      <InvoiceFields form={form} index={index} displayId={displayId} loaded={loaded} />
      {duplicateText && (
        <Banner tone="caution" role="status">
          {duplicateText}
        </Banner>
      )}
      {duplicateText && server.hasAddedCalls() && (
        <TextField
          label={words.notDuplicateReason}
          hint={words.notDuplicateReasonHint}
          {...form.field(`claims.${index}.twin_reason`)}
        />
      )}
      <InvoiceQuestions form={form} index={index} />
      <ScheduledAmount form={form} index={index} exceedsInvoice={exceedsInvoice} />
      <ReceivingAccount form={form} index={index} ownAccount={loaded.ownAccount} />
      <AdditionalFiles displayId={displayId} />
      <Inline gap="s">
        <Button tone="secondary" onClick={close}>
          {words.close}
        </Button>
        <CopyOrRemove title={title} index={index} actions={actions} />
      </Inline>
    </Card>
  );
}

const InvoiceQuestions = memo(function InvoiceQuestions({
  form,
  index,
}: Pick<ClaimPartProps, "form" | "index">) {
  const { server } = useSite();
  const { removeWithholding } = useClaimSetters(form, index);
  return (
    <ClaimQuestions
      hasExceptions={server.hasAddedCalls()}
      field={(name) => {
        const field = form.field(`claims.${index}.${name}`);
        return {
          ...field,
          async onChange(event) {
            if (name === "withholds_tax" && !event.currentTarget.checked) removeWithholding();
            await field.onChange(event);
            // The message is at the first question, but depends on all answers.
            if (form.summary.attempts > 0)
              await form.hookForm.trigger(`claims.${index}.${claimQuestions[0]}`);
          },
        };
      }}
    />
  );
});

/** The upload of the invoice; its kind contains the display id (R3.7). */
const InvoiceFiles = memo(function InvoiceFiles({ form, index, displayId, loaded }: ClaimPartProps) {
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
const AdditionalFiles = memo(function AdditionalFiles({ displayId }: Pick<ClaimPartProps, "displayId">) {
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

interface ScheduledAmountProps extends Pick<ClaimPartProps, "form" | "index"> {
  readonly exceedsInvoice: boolean;
}

/** The amount that the payer transfers; offers the amount after withholding tax. */
const ScheduledAmount = memo(function ScheduledAmount({ form, index, exceedsInvoice }: ScheduledAmountProps) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  const textOf = useIssueText();
  const { put } = useClaimSetters(form, index);
  const claim = useLivePart(form, `claims.${index}`, invoiceOfClaim);
  const amount = readYenInput(claim.amount);
  const field = form.field(`claims.${index}.scheduled_deposit_amount_from_obliger`);
  const tax = claim.withholds_tax && amount ? withheldTax(amount) : null;
  const afterTax = amountAfterTax(claim.amount);
  return (
    <Stack gap="s">
      <YenField
        label={labels.scheduled_deposit_amount_from_obliger}
        hint={isDeducted(claim) ? words.scheduledAfterDeductions : words.scheduledAmountHint}
        required
        warning={!field.error && exceedsInvoice && textOf({ code: "transferExceedsInvoice" })}
        {...field}
        value={claim.scheduled_deposit_amount_from_obliger}
      />
      {tax && afterTax && (
        <div>
          <PickButton
            isPicked={claim.scheduled_deposit_amount_from_obliger === afterTax}
            onClick={() => put({ scheduled_deposit_amount_from_obliger: afterTax })}
          >
            {(tax.isHigher ? words.useAfterHigherWithholding : words.useAfterWithholding)({
              tax: yenWithSeparators(tax.yen),
              left: afterTax,
            })}
          </PickButton>
        </div>
      )}
    </Stack>
  );
});
