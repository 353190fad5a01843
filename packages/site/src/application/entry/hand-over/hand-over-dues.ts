import {
  type CalendarDate,
  type HandOverState,
  isOpenClaim,
  readYen,
  type Yen,
  yenOf,
} from "@kaitori/domain";
import type { Claim, HandOver } from "@kaitori/wire";
import type { OwedClaim } from "../owed-claims.ts";

/** One claim of a day; what the server does not say of it is left out. */
export interface DueClaim {
  readonly claim: Claim;
  /** The amount to hand over by that day. */
  readonly amount: Yen;
  readonly handedOver: Yen;
  /** The amount that the payer has not sent yet. */
  readonly awaited: Yen;
  /** The amount that came after the amount due by that day. */
  readonly keptForLater: Yen;
  /** By when, where the server says it. */
  readonly keptUntil?: CalendarDate | undefined;
  /** The damages so far for money that came and was kept beyond its day. */
  readonly lateDamages: Yen;
  readonly isPayerInsolvent: boolean;
  readonly standing?: HandOverState | undefined;
}

interface Due {
  readonly amount: Yen;
  /** Null where the server gives none. */
  readonly reference: string | null;
  readonly claims: readonly DueClaim[];
  /** The sum is larger than these claims: it holds others of the same day. */
  readonly hasOthers: boolean;
}

/** The money to hand over by one day, in one sum. */
export interface HandOverDue extends Due {
  readonly on: CalendarDate;
}

/** Money that payers are still to send has no day yet: nobody knows when it comes. */
export interface UndatedDue extends Due {
  readonly on: null;
}

/** The claims by their days, with what the server knows of each day: its reference, and what has been handed over already. */
export function handOverDues(
  owed: readonly OwedClaim[],
  known: readonly (Omit<HandOver, "claims"> & Partial<Pick<HandOver, "claims">>)[],
): HandOverDue[] {
  const days = [...new Set(owed.map(({ on }) => on))];
  return days.map((on) => {
    const day = known.find(({ due_on }) => due_on === on);
    const claims = owed
      .filter((one) => one.on === on)
      .map(({ claim }) =>
        dueClaim(
          claim,
          day?.claims?.find((one) => one.claim === claim.id),
        ),
      );
    const own = claims.reduce((sum, { amount }) => sum + amount, 0);
    const amount = (day && readYen(day.amount)) ?? own;
    return { on, amount, reference: day?.reference ?? null, claims, hasOthers: amount > own };
  });
}

/** Of these claims, those that the server lists without a day: it is known when the payer is known to pay. */
export function undatedDues(claims: readonly Claim[], known: readonly HandOver[]): UndatedDue[] {
  const lines = known.filter(({ due_on }) => due_on === null).flatMap((day) => day.claims);
  const open = claims.filter(isOpenClaim).flatMap((claim) => {
    const line = lines.find((one) => one.claim === claim.id);
    return line ? [dueClaim(claim, line)] : [];
  });
  if (open.length === 0) return [];
  const amount = open.reduce((sum, one) => sum + one.amount, 0);
  return [{ on: null, amount, reference: null, claims: open, hasOthers: false }];
}

function dueClaim(claim: Claim, known: HandOver["claims"][number] | undefined): DueClaim {
  const scheduled = yenOf(claim.scheduled_deposit_amount_from_obliger);
  const handedOver = yenOf(known?.handed_over ?? "0");
  return {
    claim,
    amount: readYen(known?.amount ?? "") ?? scheduled,
    handedOver,
    awaited: readYen(known?.awaited ?? "") ?? scheduled - handedOver,
    keptForLater: yenOf(known?.kept_for_later ?? "0"),
    keptUntil: known?.kept_until,
    lateDamages: yenOf(known?.late_damages ?? "0"),
    isPayerInsolvent: known?.payer_insolvent ?? known?.standing === "payerInsolvent",
    standing: known?.standing,
  };
}

/** Of these claims, those that a person ended with less than the whole, and what their payers may still send. */
export function settledClaims(claims: readonly Claim[], known: readonly HandOver[]) {
  const lines = known.flatMap((day) => day.claims).filter(({ standing }) => standing === "settled");
  return claims.flatMap((claim) => {
    const { awaited, uncollectable = false } = lines.find((line) => line.claim === claim.id) ?? {};
    const cause = uncollectable ? ("uncollectable" as const) : ("payerInsolvent" as const);
    return awaited === undefined ? [] : [{ claim, awaited: yenOf(awaited), cause }];
  });
}
