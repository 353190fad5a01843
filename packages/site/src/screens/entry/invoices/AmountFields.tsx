import { type Issue, paymentDateIssues, paymentDateTooFarIssues } from "@kaitori/domain";
import { Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import type { ReadField } from "#application/invoice-text/use-invoice-reading.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import type { RefusalWarnings } from "./RefusalBanner.tsx";
import type { ClaimFields } from "./use-claim-fields.ts";

export interface AmountFieldsProps {
  readonly fields: ClaimFields;
  readonly refusalWarnings: RefusalWarnings;
  /** Shows the value read from the invoice file. */
  readonly noteOf: (field: ReadField) => ReactNode;
}

/** Checks the date while it is typed, but not before its year is complete. */
function paymentDateIssue(obliger_payment_date: string): Issue | undefined {
  if (obliger_payment_date < "2000") return undefined;
  const date = { obliger_payment_date };
  return [...paymentDateIssues(date, readToday(), []), ...paymentDateTooFarIssues(date, [])][0];
}

export function AmountFields({
  fields: { form, index, claim, updateTransfer },
  refusalWarnings,
  noteOf,
}: AmountFieldsProps) {
  const labels = useClaimLabels();
  const textOf = useIssueText();
  const dateIssue = paymentDateIssue(claim.obliger_payment_date);
  const date = form.field(`claims.${index}.obliger_payment_date`);
  const amount = form.field(`claims.${index}.amount`);
  return (
    <Stack gap="m">
      <div>
        <YenField
          label={labels.amount}
          required
          warning={refusalWarnings.amount}
          {...amount}
          onChange={(event) => {
            // Called again on blur, with the normalised value.
            updateTransfer(event.currentTarget.value);
            return amount.onChange(event);
          }}
          value={claim.amount}
        />
        {noteOf("amount")}
      </div>
      <div>
        <DayField
          label={labels.obliger_payment_date}
          required
          warning={refusalWarnings.obliger_payment_date}
          {...date}
          error={date.error ?? (dateIssue && textOf(dateIssue))}
          value={claim.obliger_payment_date}
        />
        {noteOf("obliger_payment_date")}
      </div>
    </Stack>
  );
}
