import { type CalendarDate, ClaimStatus, isOpenClaim, yenOf } from "@kaitori/domain";
import type { Claim } from "@kaitori/wire";

/** A claim whose money is still to be handed on, and by when. */
export interface OwedClaim {
  readonly claim: Claim;
  readonly on: CalendarDate;
}

/** What was paid for and has not come back, the earliest day first (R4.5). */
export const owedClaims = (claims: readonly Claim[]): OwedClaim[] => byDay(claims.filter(isOwed));

/** The same, with what is sold and not yet paid for: its payer may be early. */
export const soldClaims = (claims: readonly Claim[]): OwedClaim[] => byDay(claims.filter(isOpenClaim));

/** With their last days, the earliest first. */
export const byDay = (claims: readonly Claim[]): OwedClaim[] =>
  claims
    .flatMap((claim) => (claim.return_date ? [{ claim, on: claim.return_date }] : []))
    .sort((one, other) => (one.on < other.on ? -1 : 1));

const isOwed = ({ status }: Claim) => status === ClaimStatus.transferred || status === ClaimStatus.delay;

/** What is still to be handed on, of claims with what is left of each. */
export const sumLeft = (left: readonly Claim[]): number =>
  left
    .filter(isOwed)
    .reduce((sum, { scheduled_deposit_amount_from_obliger: amount }) => sum + yenOf(amount), 0);

/** A day to hand over has passed; whether a new entry may be made all the same is another question. */
export const hasLateClaim = (claims: readonly Claim[]): boolean =>
  claims.some(({ status }) => status === ClaimStatus.delay);
