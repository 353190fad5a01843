import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { priceCopy } from "@kaitori/brand/copy/price";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Heading, PriceTable, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { AccountLines } from "#application/entry/AccountLines.tsx";
import { usePromises } from "#application/entry/use-promises.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface OfferProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
}

/** What arrives for the chosen invoices, where and when. */
export function Offer({ entry, terms, canSign }: OfferProps & { readonly canSign: boolean }) {
  const words = useCopy(contractCopy);
  const price = useCopy(priceCopy);
  const bank = useCopy(bankAccountCopy);
  return (
    <Stack gap="l">
      <Text>
        {words.desired({
          label: price.desired,
          amount: yenWithSeparators(yenOf(entry.purchase_amount_desired)),
        })}
      </Text>
      <PriceOfOffer terms={terms} whenPaid={canSign} />
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
  /** The contract can be made now: by when the money arrives then. */
  readonly whenPaid?: boolean;
  /** It was offered, and is not any more. */
  readonly isOver?: boolean;
}

/** The price of the chosen invoices together. */
export function PriceOfOffer({ terms: { total }, whenPaid = false, isOver = false }: PriceOfOfferProps) {
  const words = useCopy(contractCopy);
  const price = useCopy(priceCopy);
  const promises = usePromises();
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
        { id: "charge", label: price.bankCharge, yen: yenOf(total.bank_charge), kind: "deduction" },
      ]}
      total={{
        label: isOver ? words.overReceived : words.receivedTotal,
        note: whenPaid && words.whenTransferred({ date: promises.by("payOut", new Date()) }),
        yen: yenOf(total.deposit_amount),
      }}
    />
  );
}
