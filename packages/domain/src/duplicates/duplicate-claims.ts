import { readYen } from "../amount/yen.ts";
import { ClaimStatus } from "../claim/claim-status.ts";
import type { Issue } from "../issue.ts";
import { isSameObliger, type Obliger } from "./same-obliger.ts";

type Sold = Obliger & { readonly amount: string; readonly obliger_payment_date: string };
type Earlier = Sold & { readonly code: string; readonly status: number };

/**
 * Warns of 二重譲渡: the same obliger, amount and date in this entry or in an earlier one (B10).
 * `claim` is the index of the twin in this entry, `code` the receipt number of the earlier claim.
 */
export function duplicateClaimWarnings(
  claims: readonly Sold[],
  earlier: readonly Earlier[],
): Issue<"duplicateClaim">[] {
  const standing = earlier.filter(isStanding);
  return claims.flatMap((claim, index) => {
    const twin = claims.slice(0, index).findIndex((other) => isSameSale(claim, other));
    const before = standing.find((other) => isSameSale(claim, other));
    if (twin >= 0) return [warning(index, { claim: twin })];
    return before === undefined ? [] : [warning(index, { code: before.code })];
  });
}

const warning = (index: number, params: Record<string, string | number>): Issue<"duplicateClaim"> => ({
  path: ["claims", index],
  code: "duplicateClaim",
  params,
});

// What was never bought can be offered again.
const isStanding = ({ status }: Earlier) => status !== ClaimStatus.cannotBuy && status !== ClaimStatus.cancel;

function isSameSale(one: Sold, other: Sold): boolean {
  const amount = readYen(one.amount);
  return (
    amount !== null &&
    amount === readYen(other.amount) &&
    one.obliger_payment_date === other.obliger_payment_date &&
    isSameObliger(one, other)
  );
}
