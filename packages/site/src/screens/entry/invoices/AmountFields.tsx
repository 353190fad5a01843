import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { Issue } from "@kaitori/domain";
import { AmountField, Button, DateField, Stack } from "@kaitori/ui";
import { useIssueText } from "../../../forms/issue-text.ts";
import { useCopy } from "../../../use-copy.ts";
import type { ClaimFields } from "./use-claim-fields.ts";

export interface AmountFieldsProps {
  readonly fields: ClaimFields;
  readonly warnings: readonly Issue[];
}

/** How much the invoice is about, how much of it is transferred, and when. */
export function AmountFields({ fields: { form, index, claim, put }, warnings }: AmountFieldsProps) {
  const words = useCopy(invoicesCopy);
  const textOf = useIssueText();
  const exceeds = warnings.find(({ code }) => code === "transferExceedsInvoice");
  const mayCopy = claim.amount !== "" && claim.scheduled_deposit_amount_from_obliger === "";
  return (
    <Stack gap="l">
      <AmountField
        label={words.amount}
        hint={words.amountHint}
        required
        {...form.field(`claims.${index}.amount`)}
        value={claim.amount}
      />
      <Stack gap="s" align="start">
        <AmountField
          label={words.scheduledAmount}
          hint={words.scheduledAmountHint}
          required
          warning={exceeds && textOf(exceeds)}
          {...form.field(`claims.${index}.scheduled_deposit_amount_from_obliger`)}
          value={claim.scheduled_deposit_amount_from_obliger}
        />
        {mayCopy && (
          <Button
            tone="secondary"
            onClick={() => put({ scheduled_deposit_amount_from_obliger: claim.amount })}
          >
            {words.sameAsAmount}
          </Button>
        )}
      </Stack>
      <DateField
        label={words.paymentDate}
        hint={words.paymentDateHint}
        required
        {...form.field(`claims.${index}.obliger_payment_date`)}
        value={claim.obliger_payment_date}
      />
    </Stack>
  );
}
