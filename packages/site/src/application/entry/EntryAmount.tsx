import { priceCopy } from "@kaitori/brand/copy/price";
import { type Price, type Yen, yenOf, yenWithSeparators } from "@kaitori/domain";
import { Amount, Stack, Text, Unbroken } from "@kaitori/ui";
import type { Claim, Entry } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { ArrivingRange } from "../price/ArrivingRange.tsx";
import { estimatedOf, forSaleOf } from "../price/estimate.ts";
import { amountOfEntry } from "./amount-of-entry.ts";
import { isOver, isOverUnpaid } from "./entry-phase.ts";

export interface EntryAmountProps {
  readonly entry: Entry;
  /** Its claims with what is left of each to hand over. */
  readonly left: readonly Claim[];
}

/**
 * The most important amount now: asked for, and what would arrive of it; offered, arriving or paid, with what is taken
 * off; to be handed over; or what an ended entry costs (B5, B17).
 */
export function EntryAmount({ entry, left }: EntryAmountProps) {
  const words = useCopy(priceCopy);
  if (isOverUnpaid(entry)) return <Figure label={words.cost} yen={0} />;
  const { name, yen, price } = amountOfEntry(entry, left);
  if (!price) return <Asked entry={entry} label={words[name]} desired={yen} />;
  return (
    <Stack gap="xs">
      <Figure label={words[name]} yen={yen} />
      {name.startsWith("toHandOver") && (
        <div>
          <Text size="small">{words.receivedBefore}</Text>
          <Amount yen={price.deposit} />
        </div>
      )}
      <Text size="small" figures>
        <Unbroken>
          {price.principal === price.faceValue
            ? words.equation({ ...deductions(price), face: yenWithSeparators(price.faceValue) })
            : words.equationOfPart({ ...deductions(price), principal: yenWithSeparators(price.principal) })}
        </Unbroken>
      </Text>
      {(name === "expected" || name === "expectedOfAll") && (
        <Text size="small">
          <KeepWhole>
            {words[name === "expected" ? "apartFromDesired" : "apartFromDesiredOfAll"]({
              desired: yenWithSeparators(yenOf(entry.purchase_amount_desired)),
            })}
          </KeepWhole>
        </Text>
      )}
    </Stack>
  );
}

interface AskedProps {
  readonly entry: Entry;
  readonly label: string;
  readonly desired: Yen;
}

/** What was asked for; while it runs, what arrives of it by the fees of the brand. */
function Asked({ entry, label, desired }: AskedProps) {
  const forSale = entry.claims.reduce((sum, claim) => sum + forSaleOf(claim), 0);
  return (
    <Stack gap="s">
      <Figure label={label} yen={desired} />
      {!isOver(entry) && <ArrivingRange estimated={estimatedOf(desired, forSale)} forSale={forSale} />}
    </Stack>
  );
}

function Figure({ label, yen }: { label: string; yen: number }) {
  return (
    <Stack gap="xs">
      <Text size="small">{label}</Text>
      <Amount yen={yen} size="figure" />
    </Stack>
  );
}

const deductions = ({ fee, bankCharge }: Price) => ({
  fee: yenWithSeparators(fee),
  charge: yenWithSeparators(bankCharge),
});
