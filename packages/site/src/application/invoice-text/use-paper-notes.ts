import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { isSameObliger, readYenInput, yenWithSeparators } from "@kaitori/domain";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import type { ClaimValues } from "../entry/claim/claim-values.ts";
import type { InvoiceReading } from "./read-invoice.ts";

export type ReadField = "amount" | "obliger_payment_date" | "obliger_company_name";

/** A note on a typed value: `agrees` if the paper has the same value; `text` states the paper's value. */
export interface PaperNote {
  readonly agrees: boolean;
  readonly text: string;
}

export function proposalsOf({
  amount,
  paymentDate,
  payer,
}: InvoiceReading): Partial<Record<ReadField, string>> {
  return {
    ...(amount && { amount: yenWithSeparators(Number(amount)) }),
    ...(paymentDate && { obliger_payment_date: paymentDate }),
    ...(payer && { obliger_company_name: payer }),
  };
}

/** Notes on the typed values; none for an empty field or a value that the paper lacks. */
export function usePaperNotes(
  claim: Pick<ClaimValues, ReadField>,
  reading: InvoiceReading,
): Partial<Record<ReadField, PaperNote>> {
  const dates = useDates();
  const words = useCopy(invoicesCopy);
  const { amount, paymentDate, payer } = reading;
  const note = (agrees: boolean, value: string): PaperNote => ({
    agrees,
    text: words.differsFromInvoice({ value }),
  });
  return {
    ...(amount &&
      claim.amount !== "" && {
        amount: note(
          readYenInput(claim.amount) === Number(amount),
          words.yen({ amount: yenWithSeparators(Number(amount)) }),
        ),
      }),
    ...(paymentDate &&
      claim.obliger_payment_date !== "" && {
        obliger_payment_date: note(claim.obliger_payment_date === paymentDate, dates.day(paymentDate)),
      }),
    ...(payer &&
      claim.obliger_company_name !== "" && {
        obliger_company_name: note(isSameObliger(claim, { obliger_company_name: payer }), payer),
      }),
  };
}
