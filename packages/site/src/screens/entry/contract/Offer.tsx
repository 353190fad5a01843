import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Heading, PriceTable, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { AccountLines } from "#application/entry/AccountLines.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

export interface OfferProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
}

/** What arrives for the chosen invoices, what it is made of, and where. */
export function Offer({ entry, terms }: OfferProps) {
  const price = useCopy(priceCopy);
  const bank = useCopy(bankAccountCopy);
  return (
    <Stack gap="l">
      <Text>
        <KeepWhole>
          {price.apartFromDesired({ desired: yenWithSeparators(yenOf(entry.purchase_amount_desired)) })}
        </KeepWhole>
      </Text>
      <PriceOfOffer terms={terms} />
      {entry.bank_account && (
        <Stack gap="s" as="section">
          <Heading level={3}>{bank.title}</Heading>
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
export function PriceOfOffer({ terms: { claims, total }, isOver = false }: PriceOfOfferProps) {
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
          note: words.taxNote,
          yen: yenOf(total.purchase_fee),
          kind: "deduction",
        },
        {
          id: "charge",
          label: price.bankCharge,
          note: claims.length > 1 && price.chargeOnce,
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
