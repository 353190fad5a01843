import { formatYenInput, isDeducted, type TypedReceivingAccount } from "@kaitori/domain";
import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import type { InvoiceOfClaim, InvoiceValues } from "./invoice-values.ts";
import type { LoadedInvoices } from "./load-invoices.ts";
import type { PastObliger } from "./past-obligers.ts";

export interface ClaimPartProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  readonly displayId: number;
  readonly loaded: LoadedInvoices;
}

export type ClaimFields = ReturnType<typeof useClaimSetters> & { readonly claim: InvoiceOfClaim };

/** Functions that set fields of an invoice. They do not watch its values, so typing does not rerender. */
export function useClaimSetters(form: JudgedForm<InvoiceValues>, index: number) {
  const { getValues } = form.form;
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
