import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { ButtonLink, Text } from "@kaitori/ui";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { CallUs } from "#parts/text/CallUs.tsx";
import { accountElementId } from "./hand-over/use-reported-focus.ts";
import { LateCost, type LateCostProps } from "./LateCost.tsx";

/** Opens the account that waits for the money. */
export function LateAccount() {
  const { accountTitle } = useCopy(handOverCopy);
  const open = () => document.getElementById(accountElementId)?.closest("details")?.setAttribute("open", "");
  return (
    <ButtonLink href={`#${accountElementId}`} onClick={open}>
      {accountTitle}
    </ButtonLink>
  );
}

/** The telephone number for money that is late, and on a press the cost of the delay. */
export function LateEntry({ claims, handOvers }: LateCostProps) {
  const words = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const { phone } = useBrand().settings.legal;
  return (
    <>
      <Text figures weight="strong">
        <CallUs>{words.lateCall({ phone })}</CallUs>
      </Text>
      <Disclosure title={statuses.delayCostTitle}>
        <LateCost claims={claims} handOvers={handOvers} />
      </Disclosure>
    </>
  );
}
