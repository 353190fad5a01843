import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { ButtonLink, Text } from "@kaitori/ui";
import { accountPlace } from "#application/entry/hand-over/account-place.ts";
import { LateCost, type LateCostProps } from "#application/entry/LateCost.tsx";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { CallUs } from "#parts/text/CallUs.tsx";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";

/** Whom to call about money that is late, what the delay costs, and the way to the account. */
export function LateEntry({ claims, handOvers }: LateCostProps) {
  const words = useCopy(mypageCopy);
  const { accountTitle } = useCopy(handOverCopy);
  const { phone, hours } = useBrand().settings.legal;
  return (
    <>
      <Text figures weight="strong">
        <CallUs>{words.lateCall({ phone })}</CallUs>
      </Text>
      <Text size="small">
        <KeepWhole part={hours}>{words.helpHours({ hours })}</KeepWhole>
      </Text>
      <ButtonLink href={`#${accountPlace}`}>{accountTitle}</ButtonLink>
      <LateCost claims={claims} handOvers={handOvers} />
    </>
  );
}
