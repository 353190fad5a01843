import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Button, Heading, PriceTable, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { AccountLines } from "#application/entry/AccountLines.tsx";
import { usePromises } from "#application/entry/use-promises.ts";
import { readNow } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

export interface OfferProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
}

/** Japanese characters read carefully in a minute. */
const readInAMinute = 500;

/** The payout for the chosen invoices, its composition, its day and its account; then the way to the contract. */
export function Offer({ entry, terms, onRead }: OfferProps & { readonly onRead: (() => void) | undefined }) {
  const words = useCopy(contractCopy);
  const price = useCopy(priceCopy);
  const bank = useCopy(bankAccountCopy);
  const { payOutIfNow } = useCopy(entryStatusCopy);
  const promises = usePromises();
  const toRead = terms.text.length + terms.explanation.text.length;
  return (
    <Stack gap="m">
      <PriceOfOffer terms={terms} />
      {onRead && (
        <>
          <Text>
            <KeepWhole>{payOutIfNow({ date: promises.by("payOut", readNow()) })}</KeepWhole>
          </Text>
          <Stack gap="xs">
            <Button onClick={onRead}>{words.read}</Button>
            <Text size="small" tone="quiet">
              {words.readingTime({ minutes: Math.max(1, Math.ceil(toRead / readInAMinute)) })}
            </Text>
          </Stack>
        </>
      )}
      <Text size="small">
        <KeepWhole>
          {price.apartFromDesired({ desired: yenWithSeparators(yenOf(entry.purchase_amount_desired)) })}
        </KeepWhole>
      </Text>
      {entry.bank_account && (
        <Stack gap="xs" as="section">
          <Heading level={2} size="title3">
            {bank.title}
          </Heading>
          <AccountLines account={entry.bank_account} />
        </Stack>
      )}
    </Stack>
  );
}

export interface PriceOfOfferProps {
  readonly terms: ContractTerms;
  /** It was offered, and is not any more. */
  readonly isOver?: boolean;
}

/** The price of the chosen invoices together. */
export function PriceOfOffer({ terms: { total }, isOver = false }: PriceOfOfferProps) {
  const words = useCopy(contractCopy);
  const price = useCopy(priceCopy);
  return (
    <PriceTable
      caption={isOver ? words.overWas : words.totalTitle}
      rows={[
        { id: "face", label: words.faceTotal, yen: yenOf(total.amount) },
        ...(total.purchase_principal_amount
          ? [
              {
                id: "principal",
                label: price.principal,
                yen: yenOf(total.purchase_principal_amount),
                kind: "subtotal" as const,
              },
            ]
          : []),
        {
          id: "fee",
          label: price.fee,
          yen: yenOf(total.purchase_fee),
          kind: "deduction",
        },
        {
          id: "charge",
          label: price.bankCharge,
          yen: yenOf(total.bank_charge),
          kind: "deduction",
        },
      ]}
      total={{
        label: isOver ? words.overReceived : words.receivedTotal,
        yen: yenOf(total.deposit_amount),
      }}
    />
  );
}
