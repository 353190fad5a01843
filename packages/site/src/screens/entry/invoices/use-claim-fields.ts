import {
  formatYenInput,
  isDeducted,
  readYenInput,
  type TypedReceivingAccount,
  withheldTax,
  yenWithSeparators,
} from "@kaitori/domain";
import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import type { InvoiceOfClaim, InvoiceValues } from "./invoice-values.ts";
import type { LoadedInvoices, PastObliger } from "./load-invoices.ts";

export interface ClaimPartProps {
  readonly form: ValidatedForm<InvoiceValues>;
  readonly index: number;
  readonly displayId: number;
  readonly loaded: LoadedInvoices;
}

export type ClaimFields = ReturnType<typeof useClaimSetters> & { readonly claim: InvoiceOfClaim };

/** Functions that set fields of an invoice. They do not watch its values, so typing does not rerender. */
export function useClaimSetters(form: ValidatedForm<InvoiceValues>, index: number) {
  const { getValues } = form.hookForm;
  const setValues = (changes: Partial<Omit<ClaimValues, "receive_payment_account">>) => {
    const allChanges = {
      ...(changes.amount !== undefined && followingTransfer(changes.amount, getValues(`claims.${index}`))),
      ...changes,
    };
    for (const [field, value] of Object.entries(allChanges))
      form.put(`claims.${index}.${field as keyof typeof allChanges}`, value);
  };
  const putAccount = (changes: Partial<TypedReceivingAccount>) => {
    for (const [field, value] of Object.entries(changes))
      form.put(`claims.${index}.receive_payment_account.${field as keyof TypedReceivingAccount}`, value);
  };
  return {
    form,
    index,
    put: setValues,
    /** Sets the transferred amount; call it before the form has the new amount of the invoice. */
    updateTransfer(amount: string) {
      const changes = followingTransfer(amount, getValues(`claims.${index}`));
      for (const text of Object.values(changes))
        form.put(`claims.${index}.scheduled_deposit_amount_from_obliger`, text);
    },
    /** Without withholding tax the whole amount is transferred again, unless the user typed another one. */
    removeWithholding() {
      const { amount, scheduled_deposit_amount_from_obliger: scheduled } = getValues(`claims.${index}`);
      if (scheduled === amountAfterTax(amount)) setValues({ scheduled_deposit_amount_from_obliger: amount });
    },
    putAccount,
    fillObliger({ receive_payment_account: account, ...obliger }: PastObliger) {
      setValues(obliger);
      putAccount({
        ...account,
        obliger_accounts: account.obliger_accounts.map(({ holder_name }) => ({ holder_name })),
      });
    },
  };
}

/** The amount left after withholding tax; undefined without an amount. */
export function amountAfterTax(typedAmount: string): string | undefined {
  const amount = readYenInput(typedAmount);
  return amount ? yenWithSeparators(amount - withheldTax(amount).yen) : undefined;
}

/** The transferred amount follows the invoice amount until the user changes it. */
function followingTransfer(
  amount: string,
  claim: ClaimValues,
): Partial<Pick<ClaimValues, "scheduled_deposit_amount_from_obliger">> {
  const { amount: amountBefore, scheduled_deposit_amount_from_obliger: scheduled } = claim;
  const isTyped = scheduled !== "" && scheduled !== formatYenInput(amountBefore);
  return isTyped || isDeducted(claim)
    ? {}
    : { scheduled_deposit_amount_from_obliger: formatYenInput(amount) };
}
