import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf } from "@kaitori/domain";
import { Amount, DataList, Heading } from "@kaitori/ui";
import type { Entry } from "@kaitori/wire";
import { AccountLines } from "#application/entry/AccountLines.tsx";
import { amountOfEntry } from "#application/entry/amount-of-entry.ts";
import { hasEndedUnpaid } from "#application/entry/entry-phase.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { useDates } from "#parts/text/use-dates.ts";

/** Desired amount, receiving account, and dates if there is no history. */
export function EntrySummary({ entry }: { entry: Entry }) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const bank = useCopy(bankAccountCopy);
  const invoices = useCopy(invoicesCopy);
  const price = useCopy(priceCopy);
  const isDesiredAmountAbove = !hasEndedUnpaid(entry) && amountOfEntry(entry, []).name === "desired";
  const day = (id: string, term: string, moment: string | null) =>
    moment !== null && !entry.history && { id, term, value: dates.dayOf(moment) };
  return (
    <Disclosure title={<Heading level={2}>{words.summary}</Heading>}>
      <DataList
        items={[
          !isDesiredAmountAbove && {
            id: "desired",
            term: price.desired,
            value: <Amount yen={yenOf(entry.purchase_amount_desired)} />,
          },
          { id: "purpose", term: invoices.purpose, value: entry.purpose, isWide: true },
          day("created", words.createdAt, entry.created_at),
          day("reviewed", words.reviewedAt, entry.reviewed_at),
          day("rejected", words.reviewedAt, entry.rejected_at),
          day("contracted", words.contractedAt, entry.contracted_at),
          day("transferred", words.transferredAt, entry.transferred_at),
          day("completed", words.completedAt, entry.transaction_completed_at),
          day("cancelled", words.cancelledAt, entry.cancelled_at),
          // An entry that ended unpaid has no payout.
          !hasEndedUnpaid(entry) &&
            entry.bank_account && {
              id: "account",
              term: bank.title,
              isWide: true,
              value: <AccountLines account={entry.bank_account} />,
            },
        ]}
      />
    </Disclosure>
  );
}
