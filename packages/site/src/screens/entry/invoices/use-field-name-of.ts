import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import type { NameOf } from "#foundation/forms/use-summary-line-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export function useFieldNameInClaim(): (path: string) => string | undefined {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  const bank = useCopy(bankAccountCopy);
  const names: Readonly<Record<string, string>> = {
    ...labels,
    // Filled in together with the company's name.
    houjinbangou: labels.obliger_company_name,
    houjinbangou_address: labels.obliger_company_name,
    // The first question of the group, which shows the error of the unanswered group.
    is_fixed_debt: words.conditions,
    bank_name: bank.bankName,
    deposit_type: bank.depositType,
    bank_account_number: bank.accountNumber,
    obliger_accounts: words.obligerAccount,
    purchase_amount_desired: useCopy(priceCopy).desired,
    purpose: words.purpose,
  };
  return (path) => {
    const field = path.split(".").find((step) => step in names);
    return field && names[field];
  };
}

export function useFieldNameOf(): NameOf {
  const words = useCopy(invoicesCopy);
  const nameOf = useFieldNameInClaim();
  return (path) => {
    const claim = /^claims\.(\d+)/.exec(path)?.[1];
    const part = nameOf(path);
    if (claim === undefined) return part;
    const wholeName = words.claim({ number: Number(claim) + 1 });
    return part ? { whole: wholeName, part } : wholeName;
  };
}
