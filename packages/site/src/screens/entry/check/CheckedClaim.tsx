import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import {
  type ClaimField,
  claimFileLabels,
  type Issue,
  isClaimDepositType,
  isDeducted,
  yenOf,
} from "@kaitori/domain";
import { Amount, Banner, DataList, FileLine, Masked } from "@kaitori/ui";
import type { ReactNode } from "react";
import { type ClaimValues, readClaim } from "#application/entry/claim/claim-values.ts";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import {
  type PaperNote,
  type ReadField,
  useInvoiceReading,
  usePaperNotes,
} from "#application/invoice-text/use-invoice-reading.ts";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { useDepositTypes } from "#parts/text/use-deposit-types.ts";
import { useDuplicateText } from "../invoices/invoice-issues.ts";
import { claimHeadingId } from "../invoices/use-claims.ts";
import { bulletList } from "./bullet-list.css.ts";
import { CheckedGroup, fieldsPath } from "./CheckedGroup.tsx";

export interface CheckedClaimProps {
  readonly claim: ClaimValues;
  readonly index: number;
  readonly warnings: readonly Issue[];
  readonly missing: readonly Issue[];
}

/** The answers of one invoice as they will be sent: holder names as banks write them. */
export function CheckedClaim({ claim: typed, index, warnings, missing }: CheckedClaimProps) {
  const words = useCopy(entryCheckCopy);
  const invoices = useCopy(invoicesCopy);
  const bank = useCopy(bankAccountCopy);
  const dates = useDates();
  const types = useDepositTypes();
  const labels = useClaimLabels();
  const textOf = useIssueText();
  const duplicateText = useDuplicateText(warnings);
  const notes = usePaperNotes(typed, useInvoiceReading(typed.displayId));
  const differences = (Object.entries(notes) as [ReadField, PaperNote][]).filter(([, { agrees }]) => !agrees);
  const exceeds = warnings.find(({ code }) => code === "transferExceedsInvoice");
  const claim = readClaim(typed);
  const { invoice, additionalDoc } = claimFileLabels(typed);
  const rows = [...useUploads(invoice).rows, ...useUploads(additionalDoc).rows];
  const uploadedRows = rows.filter(({ state }) => state === "done");
  const account = claim.receive_payment_account;
  const type = isClaimDepositType(account.deposit_type) ? types[account.deposit_type] : types.ordinary;
  const amount = (yen: string) => <Amount yen={yenOf(yen)} size="lead" />;
  const unlessEmpty = (value: string) => value !== "" && { value };
  const items = {
    obliger_company_name: { value: claim.obliger_company_name },
    // The number is shown only without the company's address.
    houjinbangou: claim.houjinbangou_address === "" && unlessEmpty(claim.houjinbangou),
    houjinbangou_address: unlessEmpty(claim.houjinbangou_address),
    amount: { value: amount(claim.amount) },
    // Omitted if equal to the amount.
    scheduled_deposit_amount_from_obliger: claim.scheduled_deposit_amount_from_obliger !== claim.amount && {
      value: amount(claim.scheduled_deposit_amount_from_obliger),
    },
    deducts_bank_charge: isDeducted(claim) && {
      term: invoices.deductions,
      value: (["deducts_bank_charge", "withholds_tax"] as const)
        .filter((answer) => claim[answer])
        .map((answer) => labels[answer])
        .join("、"),
    },
    withholds_tax: false,
    obliger_payment_date: { value: dates.typed(claim.obliger_payment_date) },
    account: {
      term: invoices.receiveAccount,
      value: (
        <>
          {words.accountOf({ bank: account.bank_name, type })}{" "}
          <Masked term={bank.accountNumber} value={account.bank_account_number} />
        </>
      ),
    },
    names: {
      term: invoices.obligerAccount,
      value: account.obliger_accounts.map(({ formatted_holder_name }) => formatted_holder_name).join("、"),
    },
    // An answer that is still false is listed as a missing item.
    is_fixed_debt: false,
    is_bank_transfer_from_obliger: false,
    forbids_transfer: claim.forbids_transfer && {
      term: invoices.contractOfDeal,
      value: labels.forbids_transfer,
    },
    twin_reason: unlessEmpty(claim.twin_reason),
    files: uploadedRows.length > 0 && {
      term: invoices.filesGroup,
      value: (
        <ul>
          {uploadedRows.map(({ key, name, preview }) => (
            <FileLine key={key} name={name} preview={preview} />
          ))}
        </ul>
      ),
    },
  } satisfies Record<ClaimField | "account" | "names" | "files", Line>;
  const terms: Readonly<Record<string, string>> = labels;
  return (
    <CheckedGroup
      title={invoices.claim({ number: index + 1 })}
      changeHref={`${fieldsPath}#${claimHeadingId(typed.displayId)}`}
    >
      {exceeds && <Banner tone="caution">{textOf(exceeds)}</Banner>}
      {duplicateText && <Banner tone="caution">{duplicateText}</Banner>}
      {differences.map(([field, { text }]) => (
        <Banner key={field} tone="caution" title={labels[field]}>
          {text}
        </Banner>
      ))}
      {missing.length > 0 && (
        <Banner tone="caution" title={words.requiredForContract}>
          <ul className={bulletList}>
            {missing.map((issue) => (
              <li key={issue.code}>{textOf(issue)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <DataList
        items={Object.entries<Line>(items).map(
          ([id, item]) => item && { id, term: terms[id] ?? "", ...item },
        )}
      />
    </CheckedGroup>
  );
}

/** `term` replaces the label of the field; `false` omits the line. */
type Line = { readonly term?: string; readonly value: ReactNode } | false;
