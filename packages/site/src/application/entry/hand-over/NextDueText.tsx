import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { type CalendarDate, telHref } from "@kaitori/domain";
import { ButtonLink, type ButtonLinkProps, Link, Text } from "@kaitori/ui";
import type { Claim, HandOver } from "@kaitori/wire";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
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

/**
 * The next step of a late hand-over, with a link to call the company, because its number is only at the foot of the
 * page. If the sentence of a brand lacks the words of the link, the link follows the sentence.
 */
export function LateNextStep() {
  const { delayedNext, delayedCall } = useCopy(entryStatusCopy);
  const { phone } = useBrand().settings.legal;
  const [before, ...after] = delayedNext.split(delayedCall);
  return (
    <Text>
      {before}
      <Link href={telHref(phone)}>{delayedCall}</Link>
      {after.join(delayedCall)}
    </Text>
  );
}
