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
  /** Null once the entry is closed: what was offered is then not told any more. */
  readonly terms: ContractTerms | null;
  /** Another entry can be begun: nothing is offered that would be refused (R4.14). */
  readonly isOpen: boolean;
}

/** An offer whose day has passed: that it is over, what it was, and the way to apply again; nothing to consent to (R5.10). */
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
