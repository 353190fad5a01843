import { type CalendarDate, ClaimStatus, isOpenClaim, readYen, yenOf } from "@kaitori/domain";
import type { Claim, HandOver } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";

export interface OwedClaim {
  readonly claim: Claim;
  /** The due date of the hand-over. */
  readonly on: CalendarDate;
}

/** The claims that were paid for and whose money has not been handed over, the earliest day first (R4.5). */
export const owedClaims = (claims: readonly Claim[]): OwedClaim[] => sortedByDueDate(claims.filter(isOwed));

/** Includes sold claims that are not paid for yet, because their payer may pay early. */
export const soldClaims = (claims: readonly Claim[]): OwedClaim[] =>
  sortedByDueDate(claims.filter(isOpenClaim));

export const sortedByDueDate = (claims: readonly Claim[]): OwedClaim[] =>
  claims
    .flatMap((claim) => (claim.return_date ? [{ claim, on: claim.return_date }] : []))
    .sort((one, other) => (one.on < other.on ? -1 : 1));

const isOwed = ({ status }: Claim) => status === ClaimStatus.transferred || status === ClaimStatus.delay;

/** The claims that are not fully handed over, each with the amount that is left. */
export function withAmountToHandOver(claims: readonly Claim[], handOvers: readonly HandOver[]): Claim[] {
  const lines = handOvers.flatMap((day) => day.claims);
  return claims.flatMap((claim) => {
    const amountLeft = lines.find((line) => line.claim === claim.id)?.amount;
    if (amountLeft === undefined) return [claim];
    return readYen(amountLeft) === 0 ? [] : [{ ...claim, scheduled_deposit_amount_from_obliger: amountLeft }];
  });
}

export const sumToHandOver = (claimsNotHandedOver: readonly Claim[]): number =>
  claimsNotHandedOver
    .filter(isOwed)
    .reduce((sum, { scheduled_deposit_amount_from_obliger: amount }) => sum + yenOf(amount), 0);

/** True if received money was not handed over in time: by the desk's decision, or by the applicant's own report. */
export const isHandOverLate = (
  claimsNotHandedOver: readonly Claim[],
  handOvers: readonly HandOver[],
): boolean =>
  hasLateClaim(claimsNotHandedOver) ||
  handOvers
    .filter(({ due_on }) => due_on !== null && due_on < readToday())
    .flatMap(({ claims }) => claims)
    .some(
      ({ claim, standing }) => standing === "received" && claimsNotHandedOver.some(({ id }) => id === claim),
    );

export const hasLateClaim = (claims: readonly Claim[]): boolean => claims.some(isLateClaim);

export const isLateClaim = ({ status }: Claim): boolean => status === ClaimStatus.delay;
