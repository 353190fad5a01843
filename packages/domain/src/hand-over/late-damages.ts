import type { Yen } from "../amount/yen.ts";
import { handOverDay } from "../bank-day/bank-day.ts";
import { type CalendarDate, daysBetween } from "../calendar/calendar-date.ts";
import {
  type HandOverDays,
  type MoneyEvent,
  type Receipt,
  takeOldest,
  withReceipt,
} from "./hand-over-state.ts";

/** A year of 14.6 %, with 365 days in a leap year as well (article 12 of the contract). */
export const lateDamagesRate = { perMille: 146, daysOfYear: 365 } as const;

/** Of yen times the days for which each is kept; a part of a yen is not counted. */
const damagesOf = (yenDays: bigint): Yen =>
  Number((yenDays * BigInt(lateDamagesRate.perMille)) / (1000n * BigInt(lateDamagesRate.daysOfYear)));

/** Damages of one day for a sum kept beyond its day (article 12 of the contract). */
export const lateDamagesADay = (kept: Yen): Yen => damagesOf(BigInt(kept));

/** A reported receipt, or a booked hand-over with the day on which it came. */
export type DatedMoneyEvent = MoneyEvent & { readonly on: CalendarDate };

/**
 * What a seller owes for money that was handed over late, or is still kept: for each part the days after its last day,
 * until the day on which it was handed over, or today; rounded down once for the claim (B12, article 12 of the contract).
 * Only what is known to have come can be late: that a payer is late costs nothing.
 */
export function lateDamages(
  events: readonly DatedMoneyEvent[],
  { handOver, today }: Pick<HandOverDays, "handOver"> & { readonly today: CalendarDate },
): Yen {
  const yenDays = ({ on, amount }: Receipt, until: CalendarDate) =>
    BigInt(amount) * BigInt(Math.max(0, daysBetween(handOverDay(on, "next", handOver), until)));
  let kept: Receipt[] = [];
  let sum = 0n;
  for (const event of events) {
    if (event.kind === "received") {
      kept = withReceipt(kept, event);
      continue;
    }
    const { taken, left } = takeOldest(kept, event.amount);
    for (const part of taken) sum += yenDays(part, event.on);
    kept = left;
  }
  for (const part of kept) sum += yenDays(part, today);
  return damagesOf(sum);
}
