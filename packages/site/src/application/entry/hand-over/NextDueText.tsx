import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import type { CalendarDate } from "@kaitori/domain";
import { ButtonLink, type ButtonLinkProps } from "@kaitori/ui";
import type { Claim, HandOver } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { owedClaims } from "../owed-claims.ts";
import { accountElementId } from "./use-reported-focus.ts";

export interface NextDueTextProps {
  readonly on: CalendarDate;
  readonly claimsLeft: readonly Claim[];
  readonly handOvers: readonly HandOver[];
}

export function NextDueText({ on, claimsLeft, handOvers }: NextDueTextProps) {
  const words = useCopy(mypageCopy);
  const dates = useDates();
  return (
    <KeepWhole>
      {hasReceivedDue(on, claimsLeft, handOvers)
        ? words.nextDueReceived({ date: dates.day(on) })
        : words.nextDue}
    </KeepWhole>
  );
}

const hasReceivedDue = (
  on: CalendarDate,
  claimsLeft: readonly Claim[],
  handOvers: readonly HandOver[],
): boolean => {
  const lines = handOvers.flatMap(({ claims }) => claims);
  return owedClaims(claimsLeft)
    .filter((owed) => owed.on === on)
    .every(({ claim }) => lines.some((line) => line.claim === claim.id && line.standing === "received"));
};

export function AccountButton({ tone }: Pick<ButtonLinkProps, "tone">) {
  const { accountTitle } = useCopy(handOverCopy);
  const open = () => document.getElementById(accountElementId)?.closest("details")?.setAttribute("open", "");
  return (
    <ButtonLink href={`#${accountElementId}`} tone={tone} onClick={open}>
      {accountTitle}
    </ButtonLink>
  );
}
