import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { priceCopy } from "@kaitori/brand/copy/price";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

/** The name of the field at a path. */
export function useFieldName(): (path: string) => string | undefined {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  const bank = useCopy(bankAccountCopy);
  const names: Readonly<Record<string, string>> = {
    ...labels,
    // Given with the company's name.
    houjinbangou: labels.obliger_company_name,
    houjinbangou_address: labels.obliger_company_name,
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

/** A line of the summary names the invoice and the field that it means. */
export function useSummaryLine(): (path: string, message: string) => string {
  const words = useCopy(invoicesCopy);
  const { summaryLine, namedPart } = useCopy(issuesCopy);
  const nameOf = useFieldName();
  return (path, message) => {
    const claim = /^claims\.(\d+)/.exec(path)?.[1];
    const part = nameOf(path);
    if (claim === undefined) return part ? summaryLine({ name: part, message }) : message;
    const whole = words.claim({ number: Number(claim) + 1 });
    return summaryLine({ name: part ? namedPart({ whole, part }) : whole, message });
  };
}
