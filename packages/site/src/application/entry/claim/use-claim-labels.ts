import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { ClaimField } from "@kaitori/domain";
import { useCopy } from "#parts/brand/use-copy.ts";

export function useClaimLabels(): Readonly<Record<ClaimField, string>> {
  const words = useCopy(invoicesCopy);
  return {
    obliger_company_name: words.obliger,
    houjinbangou: words.houjinbangou,
    houjinbangou_address: words.houjinbangouAddress,
    amount: words.amount,
    scheduled_deposit_amount_from_obliger: words.scheduledAmount,
    obliger_payment_date: words.paymentDate,
    is_fixed_debt: words.fixedDebt,
    is_bank_transfer_from_obliger: words.bankTransfer,
    deducts_bank_charge: words.deductsBankCharge,
    withholds_tax: words.withholdsTax,
    forbids_transfer: words.forbidsTransfer,
    twin_reason: words.notDuplicateReason,
  };
}
