import { contractCopy } from "@kaitori/brand/copy/contract";
import { href } from "@kaitori/domain";
import { Banner, Columns, Link, Stack } from "@kaitori/ui";
import type { ContractTerms, Entry } from "@kaitori/wire";
import { Help } from "#application/inquiry/Help.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { ApplyAgain, useCanApplyAgain } from "../detail/ApplyAgain.tsx";
import { PriceOfOffer } from "./Offer.tsx";

export interface OverOfferProps {
  readonly entry: Entry;
  /** Null once the entry is closed, whose offer is not shown. */
  readonly terms: ContractTerms | null;
  /** A new entry is possible; otherwise it is not offered (R4.14). */
  readonly isOpen: boolean;
}

/** An expired offer: its terms and the way to apply again, without consent (R5.10). */
export function OverOffer({ entry, terms, isOpen }: OverOfferProps) {
  const words = useCopy(contractCopy);
  const dates = useDates();
  const canApplyAgain = useCanApplyAgain()(entry);
  return (
    <Columns>
      <Stack gap="l">
        <Banner tone="caution" title={words.overTitle}>
          {words.periodOver({ date: entry.contract_period ? dates.day(entry.contract_period) : "" })}
        </Banner>
        {isOpen && canApplyAgain ? (
          <ApplyAgain entry={entry} isFirst />
        ) : (
          <Link variant="standalone" href={href.mypage()}>
            {isOpen ? words.overWay : words.nothingDoneWay}
          </Link>
        )}
      </Stack>
      <Stack gap="l">
        {terms && <PriceOfOffer terms={terms} isOver />}
        <Help entry={entry} />
      </Stack>
    </Columns>
  );
}
