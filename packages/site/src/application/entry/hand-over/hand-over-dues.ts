import {
  type CalendarDate,
  type HandOverState,
  isOpenClaim,
  readYen,
  type Yen,
  yenOf,
} from "@kaitori/domain";
import type { Claim, Entry, HandOver } from "@kaitori/wire";
import { amountOfEntry } from "../amount-of-entry.ts";
import { isFinished } from "../entry-phase.ts";
import { type OwedClaim, withAmountToHandOver } from "../owed-claims.ts";
import { useDayOfEntry } from "../use-day-of-entry.ts";

export interface ReceiptTerms {
  readonly paidOn: CalendarDate;
  /** Bank days between receipt and hand-over. */
  readonly handOver: number;
}

export interface DueClaim {
  readonly claim: Claim;
  /** The money to hand over now. */
  readonly amount: Yen;
  readonly handedOver: Yen;
  /** The amount that the payer has not sent yet. */
  readonly awaited: Yen;
  /** The due date and reference of that amount after a partial payment. */
  readonly awaitedUntil?: CalendarDate | undefined;
  readonly awaitedReference?: string | undefined;
  readonly receiptTerms?: ReceiptTerms | undefined;
  /** Money that arrived later and is due by a later day. */
  readonly keptForLater: Yen;
  readonly keptUntil?: CalendarDate | undefined;
  /** Damages to date for money that the seller received and handed over late. */
  readonly lateDamages: Yen;
  readonly isPayerInsolvent: boolean;
  readonly standing?: HandOverState | undefined;
}

interface Due {
  readonly amount: Yen;
  readonly reference: string | null;
  readonly claims: readonly DueClaim[];
  /** The amount includes claims of other entries. */
  readonly hasOtherClaims: boolean;
}

/** The money to hand over by one day, in one sum. */
export interface HandOverDue extends Due {
  readonly on: CalendarDate;
  /** Identifies the hand-over in a calendar: the first claim of that day, which stays when a report moves the day. */
  readonly calendarId: string;
}

/** Money that has not arrived yet has no due date. */
export interface UndatedDue extends Due {
  readonly on: null;
}

export function handOverDues(
  owedRows: readonly OwedClaim[],
  handOvers: readonly (Omit<HandOver, "claims"> & Partial<Pick<HandOver, "claims">>)[],
): HandOverDue[] {
  const days = [...new Set(owedRows.map(({ on }) => on))];
  return days.map((on) => {
    const day = handOvers.find(({ due_on }) => due_on === on);
    const dayRows = owedRows.filter((row) => row.on === on);
    const claims = dayRows.map(({ claim }) => dueClaimOf(claim, lineOfClaim(claim, day?.claims)));
    const amountOfClaims = claims.reduce((sum, { amount }) => sum + amount, 0);
    const amount = (day && readYen(day.amount)) ?? amountOfClaims;
    return {
      on,
      amount,
      reference: day?.reference ?? null,
      claims,
      hasOtherClaims: amount > amountOfClaims,
      calendarId: `hand-over-${day?.claims?.[0]?.claim ?? dayRows[0]?.claim.id}`,
    };
  });
}

export function undatedDues(claims: readonly Claim[], handOvers: readonly HandOver[]): UndatedDue[] {
  const lines = handOvers.filter(({ due_on }) => due_on === null).flatMap((day) => day.claims);
  const open = claims.filter(isOpenClaim).flatMap((claim) => {
    const line = lineOfClaim(claim, lines);
    return line ? [dueClaimOf(claim, line)] : [];
  });
  if (open.length === 0) return [];
  const amount = open.reduce((sum, row) => sum + row.amount, 0);
  return [{ on: null, amount, reference: null, claims: open, hasOtherClaims: false }];
}

type Line = HandOver["claims"][number];

const lineOfClaim = (claim: Claim, lines: readonly Line[] = []) =>
  lines.find((line) => line.claim === claim.id);

function dueClaimOf(claim: Claim, line: Line | undefined): DueClaim {
  const scheduled = yenOf(claim.scheduled_deposit_amount_from_obliger);
  const handedOver = yenOf(line?.handed_over ?? "0");
  return {
    claim,
    amount: readYen(line?.amount ?? "") ?? scheduled,
    handedOver,
    awaited: readYen(line?.awaited ?? "") ?? scheduled - handedOver,
    awaitedUntil: line?.awaited_until,
    awaitedReference: line?.awaited_reference,
    receiptTerms: receiptTermsOf(line),
    keptForLater: yenOf(line?.kept_for_later ?? "0"),
    keptUntil: line?.kept_until,
    lateDamages: yenOf(line?.late_damages ?? "0"),
    isPayerInsolvent: line?.payer_insolvent ?? line?.standing === "payerInsolvent",
    standing: line?.standing,
  };
}

const receiptTermsOf = ({ paid_on, hand_over_days }: Partial<Line> = {}): ReceiptTerms | undefined =>
  paid_on && hand_over_days !== undefined ? { paidOn: paid_on, handOver: hand_over_days } : undefined;

export function settledClaims(claims: readonly Claim[], handOvers: readonly HandOver[]) {
  const lines = handOvers.flatMap((day) => day.claims).filter(({ standing }) => standing === "settled");
  return claims.flatMap((claim) => {
    const line = lineOfClaim(claim, lines);
    const { awaited, uncollectable = false } = line ?? {};
    const cause = uncollectable ? ("uncollectable" as const) : ("payerInsolvent" as const);
    return awaited === undefined
      ? []
      : [{ claim, awaited: yenOf(awaited), receiptTerms: receiptTermsOf(line), cause }];
  });
}

/** The date of the next hand-over, if the page shows it in the card of its only entry with money to hand over. */
export function useDaysShownByEntries(
  entries: readonly Entry[],
  handOvers: readonly HandOver[],
): CalendarDate[] {
  const dayOf = useDayOfEntry();
  const days = entries.flatMap((entry) => {
    const claimsNotHandedOver = withAmountToHandOver(entry.claims, handOvers);
    const { name } = amountOfEntry(entry, claimsNotHandedOver);
    const on = dayOf(entry, claimsNotHandedOver)?.deadline;
    const isShown = name === "toHandOver" || name === "toHandOverNext" || name === "toHandOverLate";
    return on && isShown && !isFinished(entry) ? [on] : [];
  });
  return days.length === 1 ? days : [];
}
