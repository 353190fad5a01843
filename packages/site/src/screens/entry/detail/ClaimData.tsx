import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { isAfterContract, needsHandOver, yenOf } from "@kaitori/domain";
import { Amount, type DataItem, DataList } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

export interface ClaimDataProps {
  readonly claim: Claim;
  /** The price above already contains the face value. */
  readonly isPriced: boolean;
  /** Nothing more will be handed over, so its dates are not those of a hand-over. */
  readonly hasNoDays: boolean;
}

/** The data of an invoice, and the days that count. */
export function ClaimData({ claim, isPriced, hasNoDays }: ClaimDataProps) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const labels = useClaimLabels();
  const face = yenOf(claim.amount);
  const scheduled = yenOf(claim.scheduled_deposit_amount_from_obliger);
  const items: (DataItem | false)[] = [
    !isPriced && { id: "face", term: labels.amount, value: <Amount yen={face} size="lead" /> },
    scheduled !== face && {
      id: "scheduled",
      term: labels.scheduled_deposit_amount_from_obliger,
      value: <Amount yen={scheduled} />,
    },
    { id: "due", term: labels.obliger_payment_date, value: dates.day(claim.obliger_payment_date) },
    // After the contract the hand-over shows the date.
    needsHandOver(claim) &&
      !isAfterContract(claim) &&
      claim.return_date !== null && {
        id: "return",
        term: words.handOverDate,
        value: dates.day(claim.return_date),
      },
    isAfterContract(claim) &&
      !hasNoDays &&
      claim.returned_at !== null && {
        id: "returned",
        term: words.returnedAt,
        value: dates.dayOf(claim.returned_at),
      },
  ];
  return <DataList items={items.filter((item) => item !== false)} />;
}
