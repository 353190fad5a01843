import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Button, DataList, Heading, PriceTable, SmallHeading, Stack, Text, Unbroken } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { Fragment } from "react";
import { AccountLines } from "#application/entry/AccountLines.tsx";
import { type HandOverDue, handOverDues } from "#application/entry/hand-over/hand-over-dues.ts";
import { sortedByDueDate } from "#application/entry/owed-claims.ts";
import { usePromises } from "#application/entry/use-promises.ts";
import { readNow } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";

export interface OfferProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
}

export function Offer({ entry, terms, onRead }: OfferProps & { readonly onRead: (() => void) | undefined }) {
  const words = useCopy(contractCopy);
  const bank = useCopy(bankAccountCopy);
  const { payOutIfNow } = useCopy(entryStatusCopy);
  const promises = usePromises();
  return (
    <Stack gap="l">
      <Stack gap="m">
        <PriceOfOffer terms={terms} />
        {onRead && (
          <>
            <Text>
              <KeepWhole>{payOutIfNow({ date: promises.due("payOut", readNow()) })}</KeepWhole>
            </Text>
            <div>
              <Button onClick={onRead}>{words.readDocuments}</Button>
            </div>
          </>
        )}
      </Stack>
      {entry.bank_account && (
        <Stack gap="xs" as="section">
          <SmallHeading>{bank.title}</SmallHeading>
          <AccountLines account={entry.bank_account} />
        </Stack>
      )}
    </Stack>
  );
}

export interface PriceOfOfferProps {
  readonly terms: ContractTerms;
  readonly isExpired?: boolean;
}

export function PriceOfOffer({ terms: { total }, isExpired = false }: PriceOfOfferProps) {
  const words = useCopy(contractCopy);
  const price = useCopy(priceCopy);
  return (
    <PriceTable
      caption={isExpired ? words.expiredTerms : words.totalTitle}
      rows={[
        { id: "face", label: words.faceTotal, yen: yenOf(total.amount) },
        total.purchase_principal_amount !== undefined && {
          id: "principal",
          label: price.principal,
          yen: yenOf(total.purchase_principal_amount),
          kind: "subtotal",
        },
        { id: "fee", label: price.fee, yen: yenOf(total.purchase_fee), kind: "deduction" },
        { id: "charge", label: price.bankCharge, yen: yenOf(total.bank_charge), kind: "deduction" },
      ]}
      total={{
        label: isExpired ? words.expiredReceived : words.receivedTotal,
        yen: yenOf(total.deposit_amount),
      }}
    />
  );
}

/** Breaks the line only at full-width spaces. */
function UnbrokenParts({ children: line }: { readonly children: string }) {
  return line.split("　").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && "　"}
      <Unbroken>{part}</Unbroken>
    </Fragment>
  ));
}

export function OfferedHandOvers({ entry, terms: { claims, hand_overs = [] } }: OfferProps) {
  const dates = useDates();
  const words = useCopy(contractCopy);
  const handOver = useCopy(handOverCopy);
  const sold = entry.claims.filter(({ id }) => claims.some(({ claim }) => claim === id));
  const dueText = ({ on, amount }: HandOverDue) =>
    handOver.dueWithoutReference({ date: dates.day(on), amount: yenWithSeparators(amount) });
  return (
    <Stack gap="s" as="section">
      <Heading level={2}>{words.returnTitle}</Heading>
      <Text>{words.returnText}</Text>
      <DataList
        items={handOverDues(sortedByDueDate(sold), hand_overs).map((due) => ({
          id: due.on,
          term: due.claims.map(({ claim }) => claim.obliger_company_name).join("、"),
          value: <UnbrokenParts>{dueText(due)}</UnbrokenParts>,
        }))}
      />
    </Stack>
  );
}
