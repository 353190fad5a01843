import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { bankCalendarIssues, type Issue, isDeducted, paymentDateIssues } from "@kaitori/domain";
import { Stack } from "@kaitori/ui";
import type { ReactNode } from "react";
import { DeductionQuestions } from "#application/entry/claim/ClaimQuestions.tsx";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import type { ReadField } from "#application/invoice-text/use-paper-notes.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { DayField } from "#foundation/fields/DayField.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ReplacedMarks } from "./Replaced.tsx";
import type { ClaimFieldBindings } from "./use-claim-fields.ts";

export interface AmountFieldsProps {
  readonly fields: ClaimFieldBindings;
  /** More is transferred than the invoice is about. */
  readonly exceeds: boolean;
  /** What was wrong with a field before. */
  readonly marks: ReplacedMarks;
  /** What the paper says of a field. */
  readonly noteOf: (field: ReadField) => ReactNode;
}

/** A day that has passed since it was typed, or is none for an entry, is said at once; not while its year is being typed. */
function paymentDateIssue(obliger_payment_date: string): Issue | undefined {
  if (obliger_payment_date < "2000") return undefined;
  const date = { obliger_payment_date };
  return [...paymentDateIssues(date, readToday(), []), ...bankCalendarIssues(date, [])][0];
}

/** How much the invoice is about, how much of it is transferred, and when. */
export function AmountFields({
  fields: { form, index, claim, follow },
  exceeds,
  marks,
  noteOf,
}: AmountFieldsProps) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  const textOf = useIssueText();
  const dateIssue = paymentDateIssue(claim.obliger_payment_date);
  const date = form.field(`claims.${index}.obliger_payment_date`);
  const amount = form.field(`claims.${index}.amount`);
  const { server } = useSite();
  return (
    <Stack gap="l">
      <div>
        <YenField
          label={labels.amount}
          hint={words.amountHint}
          required
          warning={marks.amount}
          {...amount}
          onChange={(event) => {
            // Also what the field itself makes of it when it is left.
            follow(event.currentTarget.value);
            return amount.onChange(event);
          }}
          value={claim.amount}
        />
        {noteOf("amount")}
      </div>
      {server.has("draft_entry") && (
        <DeductionQuestions field={(name) => form.field(`claims.${index}.${name}`)} />
      )}
      <YenField
        label={labels.scheduled_deposit_amount_from_obliger}
        hint={isDeducted(claim) ? words.scheduledAfterDeductions : words.scheduledAmountHint}
        required
        warning={exceeds && textOf({ code: "transferExceedsInvoice" })}
        {...form.field(`claims.${index}.scheduled_deposit_amount_from_obliger`)}
        value={claim.scheduled_deposit_amount_from_obliger}
      />
      <div>
        <DayField
          label={labels.obliger_payment_date}
          hint={words.paymentDateHint}
          required
          warning={marks.obliger_payment_date}
          {...date}
          error={date.error ?? (dateIssue && textOf(dateIssue))}
          value={claim.obliger_payment_date}
        />
        {noteOf("obliger_payment_date")}
      </div>
    </Stack>
  );
}
