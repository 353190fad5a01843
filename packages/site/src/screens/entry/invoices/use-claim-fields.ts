import type { ClaimValues, ReceivingAccountValues } from "../../../entry/claim/claim-values.ts";
import type { JudgedForm } from "../../../forms/use-judged-form.ts";
import type { InvoiceValues } from "./invoice-values.ts";

/** The fields of one invoice: what stands in them, how they are shown, and how several are filled at once. */
export function useClaimFields(form: JudgedForm<InvoiceValues>, index: number, claim: ClaimValues) {
  const { setValue } = form.form;
  const options = { shouldDirty: true, shouldValidate: form.summary.attempt > 0 };
  return {
    form,
    index,
    claim,
    put(changes: Partial<Omit<ClaimValues, "receive_payment_account">>) {
      for (const [field, value] of Object.entries(changes))
        setValue(`claims.${index}.${field as keyof typeof changes}`, value, options);
    },
    putAccount(changes: Partial<ReceivingAccountValues>) {
      for (const [field, value] of Object.entries(changes))
        setValue(
          `claims.${index}.receive_payment_account.${field as keyof ReceivingAccountValues}`,
          value,
          options,
        );
    },
  };
}
export type ClaimFields = ReturnType<typeof useClaimFields>;
