import { contractCopy } from "@kaitori/brand/copy/contract";
import { Card, Checkbox, Heading, Stack } from "@kaitori/ui";
import { PriceLines } from "#application/entry/PriceLines.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import type { ShownPrice } from "./shown-price.ts";

export interface ChosenClaimProps {
  readonly priced: ShownPrice;
  readonly isChosen: boolean;
  /** The only one: its price is that of the whole offer. */
  readonly isOnly: boolean;
  /** Left out where there is nothing to choose. */
  readonly onChoose?: ((isChosen: boolean) => void) | undefined;
}

/** One invoice that can be sold, taken or left, with its price. */
export function ChosenClaim({
  priced: { claim, price, feeRatio },
  isChosen,
  isOnly,
  onChoose,
}: ChosenClaimProps) {
  const words = useCopy(contractCopy);
  const obliger = claim.obliger_company_name;
  return (
    <Card as="article" tone={isChosen ? "plain" : "quiet"}>
      <Stack gap="s">
        <Heading level={3}>{obliger}</Heading>
        {!isOnly && <PriceLines price={price} feeRatio={feeRatio} />}
        {onChoose && (
          <Checkbox
            label={<KeepWhole part={obliger}>{words.chooseThis({ obliger })}</KeepWhole>}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Card>
  );
}
