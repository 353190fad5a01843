import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { type CalendarDate, EntryStatus, waitsForIdentity } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { readNow, readToday } from "#foundation/clock/clock.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import { actionablePhase } from "./entry-phase.ts";
import { useIdentityHold } from "./IdentityConfirming.tsx";
import { owedClaims } from "./owed-claims.ts";
import { type PromisedAction, usePromises } from "./use-promises.ts";

export interface PromiseOfEntry {
  /** The deadline for the applicant's papers. */
  readonly lastDay?: CalendarDate;
  /** The promised date, unless it has passed. */
  readonly date?: string;
  /** A sentence about the promise, for example that its date has passed. */
  readonly text?: string;
}

export function usePromiseOfEntry(): (entry: Entry) => PromiseOfEntry | null {
  const words = useCopy(entryStatusCopy);
  const dates = useDates();
  const promises = usePromises();
  const { decision } = useSite().brand.settings.promises;
  const session = useSession();
  const identityHold = useIdentityHold();
  const isPayOutHeld = session.kind === "user" && waitsForIdentity(session.user);
  const promise = (
    promised: PromisedAction,
    receivedAt: string | null,
    textLate: (values: { date: string }) => string,
  ): PromiseOfEntry | null => {
    if (receivedAt === null) return null;
    const from = new Date(receivedAt);
    const date = promises.due(promised, from);
    return promises.hasPassed(promised, from) ? { text: textLate({ date }) } : { date };
  };
  // A contract keeps its date if the brand's promise changes later.
  const payOut = ({ pay_out_by: by, contracted_at }: Entry): PromiseOfEntry | null => {
    if (!by) return promise("payOut", contracted_at, words.payOutLate);
    const date = dates.day(by);
    return by < readToday() ? { text: words.payOutLate({ date }) } : { date };
  };
  const payOutIfNow = () => words.payOutIfNow({ date: promises.due("payOut", readNow()) });
  return (entry) => {
    const phase = actionablePhase(entry);
    if (phase === "underReview") return promise("decision", reviewStartOf(entry), words.reviewLate);
    const paymentDate = earliestPaymentDate(entry);
    if (phase === "inadequate" && paymentDate) {
      const payment = { days: decision, date: dates.day(paymentDate) };
      const last = promises.lastDayToSend("decision", paymentDate);
      // Papers would be reviewed too late for that invoice.
      if (!last) return { text: words.inadequateBy(payment) };
      return { lastDay: last, text: words.resultAfter(payment) };
    }
    if (phase === "reviewed" && identityHold) return { text: words[identityHold] };
    if (phase === "reviewed") return { text: payOutIfNow() };
    if (phase === "contracted" && isPayOutHeld) return { text: words.payOutWaits };
    if (phase === "contracted") return payOut(entry);
    return null;
  };
}

/** The earliest payment date in the future: an invoice that is due before the contract can no longer be bought. */
function earliestPaymentDate({ claims }: Entry): CalendarDate | undefined {
  const today = readToday();
  return claims
    .map(({ obliger_payment_date: on }) => on)
    .filter((on) => on > today)
    .toSorted()[0];
}

/** A submission may still update its entry during this time. */
const submissionMs = 60_000;

/** When the review began. Null if the server does not state it and the entry was changed: too early a date would be a false promise. */
export function reviewStartOf({
  created_at,
  updated_at,
  resubmitted_at,
}: Pick<Entry, "created_at" | "updated_at" | "resubmitted_at">): string | null {
  if (resubmitted_at !== undefined) return resubmitted_at ?? created_at;
  const isUnchanged = Date.parse(updated_at) - Date.parse(created_at) < submissionMs;
  return isUnchanged ? created_at : null;
}

/** The date that the user waits for or has to keep. */
export interface DayOfEntry {
  readonly label: string;
  readonly value: string;
  /** Absent for a date that the company has to keep. */
  readonly deadline?: CalendarDate;
}

export function useDayOfEntry(): (entry: Entry, claimsNotHandedOver: readonly Claim[]) => DayOfEntry | null {
  const words = useCopy(entryStatusCopy);
  const dates = useDates();
  const promiseOf = usePromiseOfEntry();
  const dayWithDeadline = (label: string, deadline: CalendarDate): DayOfEntry => ({
    label,
    value: dates.day(deadline),
    deadline,
  });
  return (entry, claimsNotHandedOver) => {
    const phase = actionablePhase(entry);
    if (entry.status === EntryStatus.transferred) {
      const today = readToday();
      const days = new Set(owedClaims(claimsNotHandedOver).map(({ on }) => on));
      const [due] = days;
      if (!due) return null;
      const isFirstOfSeveralPast = [...days].filter((on) => on < today).length > 1;
      return dayWithDeadline(isFirstOfSeveralPast ? words.firstDue : words.due, due);
    }
    if (phase === "reviewed" && entry.contract_period)
      return dayWithDeadline(words.contractLimit, entry.contract_period);
    const { lastDay, date } = promiseOf(entry) ?? {};
    if (lastDay) return dayWithDeadline(words.sendLimit, lastDay);
    if (!date) return null;
    return {
      label: phase === "contracted" ? words.payOutDay : words.resultDay,
      value: words.until({ date }),
    };
  };
}
