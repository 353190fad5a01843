import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { ClaimAnswer } from "@kaitori/domain";
import { Stack, TextField } from "@kaitori/ui";
import { DeductionQuestions, TransferQuestion } from "#application/entry/claim/ClaimQuestions.tsx";
import { Confirmations } from "#application/entry/claim/Confirmations.tsx";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ResubmitFormInHand } from "./use-resubmit-form.ts";

/** What was said about an invoice, to be corrected. */
export function ResubmittedClaimFields({ form, index }: { form: ResubmitFormInHand; index: number }) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  // A server that does not know the question says nothing of it.
  const isAsked = form.form.getValues(`claims.${index}.forbids_transfer`) !== undefined;
  const fieldOf = (name: ClaimAnswer) => form.field(`claims.${index}.${name}`);
  return (
    <Stack gap="l">
      <TextField
        label={labels.obliger_company_name}
        required
        {...form.field(`claims.${index}.obliger_company_name`)}
      />
      <YenField
        label={labels.amount}
        hint={words.amountHint}
        required
        {...form.field(`claims.${index}.amount`)}
      />
      {isAsked && <DeductionQuestions field={fieldOf} />}
      <YenField
        label={labels.scheduled_deposit_amount_from_obliger}
        hint={words.scheduledAmountHint}
        required
        {...form.field(`claims.${index}.scheduled_deposit_amount_from_obliger`)}
      />
      <DayField
        label={labels.obliger_payment_date}
        hint={words.paymentDateHint}
        required
        {...form.field(`claims.${index}.obliger_payment_date`)}
      />
      <Confirmations field={(name) => form.field(`claims.${index}.${name}`)} />
      {isAsked && <TransferQuestion field={fieldOf} />}
    </Stack>
  );
}
