import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Stack, TextField } from "@kaitori/ui";
import { ClaimQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ResubmitFormInHand } from "./use-resubmit-form.ts";

/** The fields of an invoice that are to be corrected. */
export function ResubmittedClaimFields({ form, index }: { form: ResubmitFormInHand; index: number }) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  // Older servers do not have the question.
  const isAsked = form.form.getValues(`claims.${index}.forbids_transfer`) !== undefined;
  return (
    <Stack gap="l">
      <TextField
        label={labels.obliger_company_name}
        required
        {...form.field(`claims.${index}.obliger_company_name`)}
      />
      <YenField label={labels.amount} required {...form.field(`claims.${index}.amount`)} />
      <DayField
        label={labels.obliger_payment_date}
        required
        {...form.field(`claims.${index}.obliger_payment_date`)}
      />
      <ClaimQuestions hasExceptions={isAsked} field={(name) => form.field(`claims.${index}.${name}`)} />
      <YenField
        label={labels.scheduled_deposit_amount_from_obliger}
        hint={words.scheduledAmountHint}
        required
        {...form.field(`claims.${index}.scheduled_deposit_amount_from_obliger`)}
      />
    </Stack>
  );
}
