import { yenWithSeparators } from "@kaitori/domain";
import { PriceTable, Text } from "@kaitori/ui";
import { estimate, type PerMille, percentText } from "#application/price/estimate.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { TopWords } from "./words.ts";

export interface EstimateProps {
  readonly words: TopWords;
  readonly typed: string;
  readonly fee: PerMille;
}

export function Estimate({ words, typed, fee }: EstimateProps) {
  const { limits } = useSite().brand.settings;
  const price = estimate(typed, fee, limits);
  if (!price) return <Text tone="quiet">{words.priceUnreadable}</Text>;
  return (
    <>
      <PriceTable
        caption={words.priceLead({ amount: yenWithSeparators(price.faceValue), ratio: percentText(fee) })}
        rows={[
          { id: "face", label: words.priceFace, yen: price.faceValue },
          { id: "fee", label: words.priceFee, yen: price.fee, kind: "deduction" },
          { id: "charge", label: words.priceCharge, yen: price.bankCharge, kind: "deduction" },
        ]}
        total={{ label: words.priceReceived, yen: price.deposit }}
      />
      <Text size="small" tone="quiet">
        {words.priceDecided}
      </Text>
    </>
  );
}
