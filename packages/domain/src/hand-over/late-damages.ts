import type { Yen } from "../amount/yen.ts";
import { handOverDay } from "../bank-day/bank-day.ts";
import { type CalendarDate, daysBetween } from "../calendar/calendar-date.ts";
import {
  type HandOverDays,
  type MoneyEvent,
  type Receipt,
  settleOldest,
  withReceipt,
} from "./hand-over-state.ts";

/** 14.6 % a year of 365 days, also in leap years (article 12 of the contract). */
export const lateDamagesRate = { perMille: 146, daysOfYear: 365 } as const;

/** Damages for yen × days; fractions of a yen are dropped. */
const damagesOf = (yenDays: bigint): Yen =>
  Number((yenDays * BigInt(lateDamagesRate.perMille)) / (1000n * BigInt(lateDamagesRate.daysOfYear)));

/** Damages per day for an overdue amount (article 12 of the contract). */
export const lateDamagesPerDay = (amount: Yen): Yen => damagesOf(BigInt(amount));

/** A reported receipt or a booked hand-over, with its day. */
export type DatedMoneyEvent = MoneyEvent & { readonly on: CalendarDate };

/**
 * Damages of a seller for money that was handed over late or is still withheld: each part counts from its last day to
 * the day of its hand-over, or today; rounded down once per claim (B12, article 12 of the contract). Money that has
 * not arrived is never late.
 */
export function lateDamages(
  events: readonly DatedMoneyEvent[],
  { handOver, today }: Pick<HandOverDays, "handOver"> & { readonly today: CalendarDate },
): Yen {
  const yenDays = ({ on, amount }: Receipt, until: CalendarDate) =>
    BigInt(amount) * BigInt(Math.max(0, daysBetween(handOverDay(on, "next", handOver), until)));
  let pending: Receipt[] = [];
  let sum = 0n;
  for (const event of events) {
    if (event.kind === "received") {
      pending = withReceipt(pending, event);
      continue;
    }
    const { settled, remaining } = settleOldest(pending, event.amount);
    for (const part of settled) sum += yenDays(part, event.on);
    pending = remaining;
  }
  for (const part of pending) sum += yenDays(part, today);
  return damagesOf(sum);
}
