import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { isDeducted, readYenInput, withheldTax, yenWithSeparators } from "@kaitori/domain";
import { Stack } from "@kaitori/ui";
import { memo } from "react";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useLivePart } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { invoiceOfClaim } from "./invoice-values.ts";
import { PickButton } from "./PickButton.tsx";
import { amountAfterTax, type ClaimPartProps, useClaimSetters } from "./use-claim-fields.ts";

export interface ScheduledAmountProps extends Pick<ClaimPartProps, "form" | "index"> {
  readonly exceedsInvoice: boolean;
}

/** The amount that the payer transfers; offers the amount after withholding tax. */
export const ScheduledAmount = memo(function ScheduledAmount({
  form,
  index,
  exceedsInvoice,
}: ScheduledAmountProps) {
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
