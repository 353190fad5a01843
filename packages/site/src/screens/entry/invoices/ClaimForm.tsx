import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { Issue } from "@kaitori/domain";
import { Banner, Button, Card, Heading, Inline, Stack, TextField } from "@kaitori/ui";
import { memo, useEffect, useState } from "react";
import { ClaimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { claimQuestions } from "#application/entry/claim/claim-questions.ts";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { waitForPaint } from "#parts/wait-for-paint.ts";
import { AdditionalFiles, InvoiceFiles } from "./ClaimFiles.tsx";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { issuesOfClaim, useValidateInvoices } from "./invoice-issues.ts";
import { ReceivingAccount } from "./ReceivingAccount.tsx";
import { ScheduledAmount } from "./ScheduledAmount.tsx";
import { type ClaimPartProps, useClaimSetters } from "./use-claim-fields.ts";
import { type ClaimActions, claimHeadingId } from "./use-claims.ts";
import { useDuplicateText } from "./use-duplicate-text.ts";

export interface ClaimFormProps extends ClaimPartProps {
  /** The user has just added this invoice. */
  readonly isAdded: boolean;
  readonly warnings: readonly Issue[];
  readonly focusTarget: FocusTarget | undefined;
  readonly actions: ClaimActions;
  readonly onClose: () => void;
}

/** True after the first paint, or at once if `mustWait` is false. */
function useIsPainted(mustWait: boolean): boolean {
  const [isPainted, setPainted] = useState(!mustWait);
  useEffect(() => {
    if (!isPainted) void waitForPaint().then(() => setPainted(true));
  }, [isPainted]);
  return isPainted;
}

/** The open invoice. Each part subscribes to its own values, so that typing rerenders only that part. */
export function ClaimForm({
  form,
  index,
  displayId,
  isAdded,
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
  // Renders heading and file upload first, so that the added invoice appears at once.
  const showsAllFields = useIsPainted(isAdded);
  const exceedsInvoice = warnings.some(({ code }) => code === "transferExceedsInvoice");

  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack gap="m">
        <Heading level={2} id={headingId} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <InvoiceFiles form={form} index={index} displayId={displayId} loaded={loaded} />
        {showsAllFields && (
          <>
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
          </>
        )}
      </Stack>
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
