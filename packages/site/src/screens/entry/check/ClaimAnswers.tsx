import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { isDeducted, readYen } from "@kaitori/domain";
import { Amount, type DataItem, DataList, Masked } from "@kaitori/ui";
import type { ClaimValues } from "../../../entry/claim/claim-values.ts";
import { paymentDay } from "../../../entry/claim/payment-day.ts";
import { readClaim } from "../../../entry/claim/read-claim.ts";
import { useCopy } from "../../../use-copy.ts";
import { ClaimPapers } from "./ClaimPapers.tsx";

/** The answers of one invoice as they will be sent: holder names as banks write them. */
export function ClaimAnswers({ claim: typed }: { claim: ClaimValues }) {
  const words = useCopy(entryCheckCopy);
  const invoices = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const fixed = useCopy(specificationCopy);
  const claim = readClaim(typed);
  const account = claim.receive_payment_account;
  const scheduled = claim.scheduled_deposit_amount_from_obliger;
  const type = account.deposit_type === "current" ? fixed.depositTypeChecking : fixed.depositTypeOrdinary;
  const items: (DataItem | false)[] = [
    { id: "obliger", term: invoices.obligerGroup, value: claim.obliger_company_name },
    claim.houjinbangou !== "" && { id: "number", term: words.houjinbangou, value: claim.houjinbangou },
    claim.houjinbangou_address !== "" && {
      id: "address",
      term: words.address,
      value: claim.houjinbangou_address,
    },
    { id: "amount", term: invoices.amount, value: <Amount yen={readYen(claim.amount) ?? 0} size="lead" /> },
    {
      id: "scheduled",
      term: invoices.scheduledAmount,
      value: <Amount yen={readYen(scheduled) ?? 0} size="lead" />,
    },
    isDeducted(claim) && {
      id: "deducted",
      term: invoices.deductions,
      value: [
        ...(claim.deducts_bank_charge ? [invoices.deductsBankCharge] : []),
        ...(claim.withholds_tax ? [invoices.withholdsTax] : []),
      ].join("、"),
    },
    { id: "due", term: invoices.paymentDate, value: paymentDay(claim.obliger_payment_date) },
    {
      id: "account",
      term: words.account,
      value: (
        <>
          {words.accountOf({ bank: account.bank_name, type })}{" "}
          <Masked term={bank.accountNumber} value={account.bank_account_number} />
        </>
      ),
    },
    {
      id: "names",
      term: words.obligerNames,
      value: account.obliger_accounts.map(({ formatted_holder_name }) => formatted_holder_name).join("、"),
    },
    {
      id: "fixed",
      term: words.fixedDebt,
      value: claim.is_fixed_debt ? words.isFixed : words.notConfirmed,
    },
    {
      id: "transfer",
      term: words.bankTransfer,
      value: claim.is_bank_transfer_from_obliger ? words.isBankTransfer : words.notConfirmed,
    },
    claim.forbids_transfer && {
      id: "forbids",
      term: invoices.transfer,
      value: invoices.forbidsTransfer,
    },
    {
      id: "files",
      term: invoices.filesGroup,
      value: <ClaimPapers displayId={typed.displayId} />,
    },
  ];
  return <DataList items={items.filter((item) => item !== false)} />;
}
