import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { Issue } from "@kaitori/domain";
import { Banner, Button, Card, Heading, Inline, Stack, TextField } from "@kaitori/ui";
import { memo, useEffect, useState } from "react";
import { ClaimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { waitForPaint } from "#parts/wait-for-paint.ts";
import { AdditionalFiles, InvoiceFiles } from "./ClaimFiles.tsx";
import { CopyOrRemove } from "./CopyOrRemove.tsx";
import { InvoiceFields } from "./InvoiceFields.tsx";
import { issuesOfClaim, useJudge } from "./invoice-issues.ts";
import { ReceivingAccount } from "./ReceivingAccount.tsx";
import { ScheduledAmount } from "./ScheduledAmount.tsx";
import type { ClaimPartProps } from "./use-claim-fields.ts";
import { type ClaimActions, claimHeadingId } from "./use-claims.ts";
import { useDuplicateText } from "./use-duplicate-text.ts";

export interface ClaimFormProps extends ClaimPartProps {
  /** The user has just opened this invoice. */
  readonly isAdded: boolean;
  readonly warnings: readonly Issue[];
  readonly focusTarget: FocusTarget | undefined;
  readonly actions: ClaimActions;
  readonly onClose: () => void;
}

/** True after the first paint, or at once without a press; then the rest of the form is rendered. */
function useIsPainted(isPressed: boolean): boolean {
  const [isPainted, setPainted] = useState(!isPressed);
  useEffect(() => {
    if (!isPainted) void waitForPaint().then(() => setPainted(true));
  }, [isPainted]);
  return isPainted;
}

/** The open invoice. Each part subscribes to its own values, so that a key press rerenders only that part. */
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
  const duplicate = useDuplicateText(warnings);
  const { server } = useSite();
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, displayId);
  const place = claimHeadingId(displayId);
  const judge = useJudge();
  // An incomplete invoice stays open and shows the same errors as 次へ.
  const close = () =>
    issuesOfClaim(judge(form.form.getValues()), index).length === 0 ? onClose() : void form.onSubmit();
  const title = words.claim({ number: index + 1 });
  // Renders heading and paper first, so that a press is answered at once.
  const isWhole = useIsPainted(isAdded);
  const exceeds = warnings.some(({ code }) => code === "transferExceedsInvoice");

  return (
    <Card as="section" aria-labelledby={place}>
      <Stack gap="m">
        <Heading level={2} id={place} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <InvoiceFiles form={form} index={index} displayId={displayId} loaded={loaded} />
        {isWhole && (
          <>
            <InvoiceFields form={form} index={index} displayId={displayId} loaded={loaded} />
            {duplicate && (
              <Banner tone="caution" role="status">
                {duplicate}
              </Banner>
            )}
            {duplicate && server.hasAdditions() && (
              <TextField
                label={words.twinReason}
                hint={words.twinReasonHint}
                {...form.field(`claims.${index}.twin_reason`)}
              />
            )}
            <ClaimAnswers form={form} index={index} />
            <ScheduledAmount form={form} index={index} exceeds={exceeds} />
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

export const ClaimAnswers = memo(function ClaimAnswers({
  form,
  index,
}: Pick<ClaimPartProps, "form" | "index">) {
  const { server } = useSite();
  return (
    <ClaimQuestions
      hasExceptions={server.hasAdditions()}
      field={(name) => form.field(`claims.${index}.${name}`)}
    />
  );
});
