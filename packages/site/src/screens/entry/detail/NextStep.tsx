import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { inquiryCopy } from "@kaitori/brand/copy/inquiry";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { reportCopy } from "@kaitori/brand/copy/report";
import { saleEndCopy } from "@kaitori/brand/copy/sale-end";
import { ClaimStatus, EntryStatus, isOpenClaim, yenWithSeparators } from "@kaitori/domain";
import { Card, Inline, Link, Stack, Text } from "@kaitori/ui";
import type { Claim, Entry, HandOver, HistoryEvent } from "@kaitori/wire";
import { DaysLeft } from "#application/entry/DaysLeft.tsx";
import { EntryAmount, ExpectedAmount } from "#application/entry/EntryAmount.tsx";
import { isOver, nextWords, phaseToGoOnFrom } from "#application/entry/entry-phase.ts";
import { AccountButton } from "#application/entry/hand-over/AccountButton.tsx";
import { claimElementId } from "#application/entry/hand-over/use-reported-focus.ts";
import { LateEntry } from "#application/entry/LateEntry.tsx";
import { isLateClaim, passedDueDate, sumLeft } from "#application/entry/owed-claims.ts";
import { RefusalLines } from "#application/entry/reasons/RefusalLines.tsx";
import type { Refusal } from "#application/entry/reasons/refusal-of-claim.ts";
import { useIdentityHold } from "#application/entry/use-identity-hold.ts";
import { type PromiseOfEntry, usePromiseOfEntry } from "#application/entry/use-promise-of-entry.ts";
import { usePromises } from "#application/entry/use-promises.ts";
import { HelpByPhone } from "#application/inquiry/Help.tsx";
import { readToday } from "#foundation/clock/clock.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import { NextActions } from "./NextActions.tsx";
import { type NextDue, nextDues } from "./next-due.ts";
import { secondLookAsked } from "./timeline-events.ts";

/** The state after the payout: overdue, or nothing to hand over now. */
function stateOfHandOver(
  { status, claims }: Entry,
  { claimsLeft, isSettled, isLate }: Pick<NextStepProps, "claimsLeft" | "isSettled" | "isLate">,
) {
  if (status !== EntryStatus.transferred) return null;
  if (isLate) return "delayedNext";
  if (claimsLeft.some(isOpenClaim)) return null;
  return isSettled || claims.some(isOpenClaim) ? "nothingLeftNext" : "handedOverNext";
}

export interface NextStepProps {
  readonly entry: Entry;
  /** The entry's claims with the amount left to hand over. */
  readonly claimsLeft: readonly Claim[];
  /** One claim has ended without full payment. */
  readonly isSettled: boolean;
  /** The user holds received money beyond its due date, or has not said whether it came. */
  readonly isLate: boolean;
  readonly handOvers: readonly HandOver[];
  readonly history: readonly HistoryEvent[];
  /** The one reason for which all invoices are refused. */
  readonly refusalOfAll: Refusal | undefined;
  /** A new entry is possible. */
  readonly isOpen: boolean;
}

/** The amount, the next step with its date, and the main button. */
export function NextStep({ entry, history, isOpen, handOvers, refusalOfAll, ...handOver }: NextStepProps) {
  const { claimsLeft } = handOver;
  const state = stateOfHandOver(entry, handOver);
  const words = useCopy(entryDetailCopy);
  const statuses = useCopy(entryStatusCopy);
  const phase = phaseToGoOnFrom(entry);
  const inquiry = useCopy(inquiryCopy);
  const causes = useCopy(saleEndCopy);
  const report = useCopy(reportCopy);
  const promises = usePromises();
  const promised = usePromiseOfEntry()(entry);
  const hold = useIdentityHold();
  const lateClaims = claimsLeft.filter(isLateClaim);
  const [due] = nextDues(
    { ...entry, claims: lateClaims.length > 0 ? lateClaims : [...claimsLeft] },
    readToday(),
  );
  const isOverNow = isOver(entry) || phase === "offerEnded";
  const secondLook = phase === "rejected" ? secondLookAsked(history) : undefined;
  // Day and button say what an offer and missing papers are, and the badge that an entry is over.
  const isStatedBeside = new Set(["inadequate", "rejected", "archived", "cancelled"]).has(phase);
  const isOffered = phase === "reviewed" && !hold;
  // The hand-over section shows the next due date.
  const isStatedAbove = state === null && due?.kind === "handOver" && due.on >= readToday();
  const isStateSaid = !(isStatedBeside || isOffered || isStatedAbove);
  const countNotBought = entry.claims.filter(({ status }) => status === ClaimStatus.cannotBuy).length;
  const cause = phase === "contractEnded" ? history.findLast((event) => event.cause)?.cause : undefined;
  return (
    <Card
      as="section"
      tone="emphasis"
      aria-label={isOverNow && !secondLook ? words.whatHappened : words.whatNext}
    >
      <Stack gap="m">
        <EntryAmount entry={entry} claimsLeft={claimsLeft} />
        <Stack gap="xs">
          {due && (
            <DueLine
              due={due}
              isHeld={hold !== null}
              passed={state === "delayedNext" ? passedDueDate(claimsLeft) : undefined}
            />
          )}
          {promised && <PromiseLines promised={promised} />}
          {secondLook ? (
            <Text>
              {inquiry.secondLookAsked({ date: promises.by("complaint", new Date(secondLook.created_at)) })}
            </Text>
          ) : (
            isStateSaid && <Text>{statuses[state ?? nextWords(phase, hold !== null)]}</Text>
          )}
          {cause && <Text weight="strong">{words.endedFor({ cause: causes[cause] })}</Text>}
          {phase === "reviewed" && countNotBought > 0 && (
            <Text>
              <KeepWhole>{words.someNotBought({ count: countNotBought })}</KeepWhole>
            </Text>
          )}
        </Stack>
        {state === null && due?.kind === "handOver" && handOvers.length > 0 && (
          <Link variant="standalone" href={`#${claimElementId(due.claims[0]?.id ?? 0)}`}>
            {report.open}
          </Link>
        )}
        {state === "delayedNext" && (
          <Stack gap="s" align="start">
            <AccountButton />
            <HelpByPhone />
            {lateClaims.length > 0 && <LateEntry claims={lateClaims} handOvers={handOvers} />}
          </Stack>
        )}
        {refusalOfAll && <RefusalLines refusal={refusalOfAll} />}
        <NextActions entry={entry} history={history} isOpen={isOpen} />
        <ExpectedAmount entry={entry} />
      </Stack>
    </Card>
  );
}

interface DueLineProps {
  readonly due: NextDue;
  /** The contract cannot be signed yet. */
  readonly isHeld: boolean;
  /** The date has passed; the advice is shown beside it. */
  readonly passed: ReturnType<typeof passedDueDate> | undefined;
}

/** The deadline, the time left, and the amount. */
function DueLine({ due, isHeld, passed }: DueLineProps) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const mypage = useCopy(mypageCopy);
  const statuses = useCopy(entryStatusCopy);
  const date = dates.day(due.on);
  const text =
    due.kind === "contract"
      ? (isHeld ? statuses.contractUntil : statuses.contractBy)({ date })
      : passed
        ? statuses[passed]({ date })
        : due.on < readToday()
          ? words.handOverPast({ date })
          : mypage.nextDue({ date, amount: yenWithSeparators(sumLeft(due.claims)) });
  return (
    <Inline gap="s" align="baseline">
      <Text as="span" weight="strong">
        <KeepWhole>{text}</KeepWhole>
      </Text>
      <DaysLeft until={due.on} />
    </Inline>
  );
}

/** The deadline for papers and the date of the answer. */
function PromiseLines({ promised: { sendBy, text } }: { promised: PromiseOfEntry }) {
  return (
    <>
      {sendBy && (
        <Text weight="strong">
          <KeepWhole>{sendBy}</KeepWhole>
        </Text>
      )}
      <Text>
        <KeepWhole>{text}</KeepWhole>
      </Text>
    </>
  );
}
