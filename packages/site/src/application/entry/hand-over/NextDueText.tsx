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
  readonly dueDate: CalendarDate;
  readonly claimsNotHandedOver: readonly Claim[];
  readonly handOvers: readonly HandOver[];
}

export function NextDueText({ dueDate, claimsNotHandedOver, handOvers }: NextDueTextProps) {
  const words = useCopy(mypageCopy);
  const dates = useDates();
  return (
    <KeepWhole>
      {hasReceivedDue(dueDate, claimsNotHandedOver, handOvers)
        ? words.nextDueReceived({ date: dates.day(dueDate) })
        : words.nextDue}
    </KeepWhole>
  );
}

/** True if the applicant has received the payments of all claims that are due on this date. */
const hasReceivedDue = (
  dueDate: CalendarDate,
  claimsNotHandedOver: readonly Claim[],
  handOvers: readonly HandOver[],
): boolean => {
  const lines = handOvers.flatMap(({ claims }) => claims);
  return owedClaims(claimsNotHandedOver)
    .filter((owed) => owed.on === dueDate)
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
