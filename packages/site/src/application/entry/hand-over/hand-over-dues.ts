import { type CalendarDate, isOpenClaim, readYen, yenOf } from "@kaitori/domain";
import type { Claim, Entry, HandOver } from "@kaitori/wire";
import { amountOfEntry } from "../amount-of-entry.ts";
import { isFinished } from "../entry-phase.ts";
import { type OwedClaim, withAmountToHandOver } from "../owed-claims.ts";
import { useDayOfEntry } from "../use-promise-of-entry.ts";

/** The money to hand over by each day, in one sum. */
export function handOverDues(
  owedRows: readonly OwedClaim[],
  handOvers: readonly (Omit<HandOver, "claims"> & Partial<Pick<HandOver, "claims">>)[],
) {
  return [...new Set(owedRows.map(({ on }) => on))].map((on) => {
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
      /** The amount includes claims of other entries. */
      hasOtherClaims: amount > amountOfClaims,
      /** Identifies the hand-over in a calendar: the first claim of that day, which stays when a report moves the day. */
      calendarId: `hand-over-${day?.claims?.[0]?.claim ?? dayRows[0]?.claim.id}`,
    };
  });
}

/** Money that has not arrived yet has no due date. */
export function undatedDues(claims: readonly Claim[], handOvers: readonly HandOver[]) {
  const lines = handOvers.filter(({ due_on }) => due_on === null).flatMap((day) => day.claims);
  const open = claims.filter(isOpenClaim).flatMap((claim) => {
    const line = lineOfClaim(claim, lines);
    return line ? [dueClaimOf(claim, line)] : [];
  });
  if (open.length === 0) return [];
  const amount = open.reduce((sum, row) => sum + row.amount, 0);
  return [{ on: null, amount, reference: null, claims: open, hasOtherClaims: false }];
}

export type HandOverDue = ReturnType<typeof handOverDues>[number];
export type UndatedDue = ReturnType<typeof undatedDues>[number];

type Line = HandOver["claims"][number];

const lineOfClaim = (claim: Claim, lines: readonly Line[] = []) =>
  lines.find((line) => line.claim === claim.id);

function dueClaimOf(claim: Claim, line: Line | undefined) {
  const scheduled = yenOf(claim.scheduled_deposit_amount_from_obliger);
  const handedOver = yenOf(line?.handed_over ?? "0");
  return {
    claim,
    /** The money to hand over now. */
    amount: readYen(line?.amount ?? "") ?? scheduled,
    handedOver,
    /** The amount that the payer has not sent yet, and its due date and reference after a partial payment. */
    awaited: readYen(line?.awaited ?? "") ?? scheduled - handedOver,
    awaitedUntil: line?.awaited_until,
    awaitedReference: line?.awaited_reference,
    receiptTerms: receiptTermsOf(line),
    /** Money that arrived later and is due by a later day. */
    keptForLater: yenOf(line?.kept_for_later ?? "0"),
    keptUntil: line?.kept_until,
    /** Damages to date for money that the seller received and handed over late. */
    lateDamages: yenOf(line?.late_damages ?? "0"),
    isPayerInsolvent: line?.payer_insolvent ?? line?.standing === "payerInsolvent",
    standing: line?.standing,
  };
}
export type DueClaim = ReturnType<typeof dueClaimOf>;

/** The day of the payout, and the bank days between receipt and hand-over. */
const receiptTermsOf = ({ paid_on, hand_over_days }: Partial<Line> = {}) =>
  paid_on && hand_over_days !== undefined ? { paidOn: paid_on, handOver: hand_over_days } : undefined;

export function settledClaims(claims: readonly Claim[], handOvers: readonly HandOver[]) {
  const lines = handOvers.flatMap((day) => day.claims).filter(({ standing }) => standing === "settled");
  return claims.flatMap((claim) => {
    const line = lineOfClaim(claim, lines);
    if (line?.awaited === undefined) return [];
    const cause = line.uncollectable ? ("uncollectable" as const) : ("payerInsolvent" as const);
    return [{ claim, awaited: yenOf(line.awaited), receiptTerms: receiptTermsOf(line), cause }];
  });
}
export type SettledClaim = ReturnType<typeof settledClaims>[number];

/** The date of the next hand-over, if the page shows it in the card of its only entry with money to hand over. */
export function useDaysShownByEntries(
  entries: readonly Entry[],
  handOvers: readonly HandOver[],
): CalendarDate[] {
  const dayOf = useDayOfEntry();
  const days = entries.flatMap((entry) => {
    const claimsNotHandedOver = withAmountToHandOver(entry.claims, handOvers);
    const on = dayOf(entry, claimsNotHandedOver)?.deadline;
    const isShown = amountOfEntry(entry, claimsNotHandedOver).name.startsWith("toHandOver");
    return on && isShown && !isFinished(entry) ? [on] : [];
  });
  return days.length === 1 ? days : [];
}
