import { type CalendarDate, ClaimStatus, isOpenClaim, readYen, yenOf } from "@kaitori/domain";
import type { Claim, HandOver } from "@kaitori/wire";

/** A claim whose money is still to be handed over, and by when. */
export interface OwedClaim {
  readonly claim: Claim;
  readonly on: CalendarDate;
}

/** The claims that were paid for and whose money has not been handed over, the earliest day first (R4.5). */
export const owedClaims = (claims: readonly Claim[]): OwedClaim[] => byDay(claims.filter(isOwed));

/** The same, with what is sold and not yet paid for: its payer may be early. */
export const soldClaims = (claims: readonly Claim[]): OwedClaim[] => byDay(claims.filter(isOpenClaim));

/** With their last days, the earliest first. */
export const byDay = (claims: readonly Claim[]): OwedClaim[] =>
  claims
    .flatMap((claim) => (claim.return_date ? [{ claim, on: claim.return_date }] : []))
    .sort((one, other) => (one.on < other.on ? -1 : 1));

const isOwed = ({ status }: Claim) => status === ClaimStatus.transferred || status === ClaimStatus.delay;

/** The claims with what is left of each, without those of which nothing is to be handed over any more. */
export function leftOf(claims: readonly Claim[], known: readonly HandOver[]): Claim[] {
  const lines = known.flatMap((day) => day.claims);
  return claims.flatMap((claim) => {
    const left = lines.find((line) => line.claim === claim.id)?.amount;
    if (left === undefined) return [claim];
    return readYen(left) === 0 ? [] : [{ ...claim, scheduled_deposit_amount_from_obliger: left }];
  });
}

/** The claims of which something is still to be handed over, from claims with what is left of each. */
export const sumLeft = (left: readonly Claim[]): number =>
  left
    .filter(isOwed)
    .reduce((sum, { scheduled_deposit_amount_from_obliger: amount }) => sum + yenOf(amount), 0);

/** A day to hand over has passed; whether a new entry may be made all the same is another question. */
export const hasLateClaim = (claims: readonly Claim[]): boolean => claims.some(isLateClaim);

export const isLateClaim = ({ status }: Claim): boolean => status === ClaimStatus.delay;
