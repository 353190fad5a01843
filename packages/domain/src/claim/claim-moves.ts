import { ClaimStatus } from "./claim-status.ts";

const { underReview, inadequate, canBuy, contracted, transferred, returned, delay, cannotBuy, cancel } =
  ClaimStatus;

type Move = { readonly from: readonly ClaimStatus[]; readonly to: ClaimStatus };

/** What the desk decides about a single claim (R4.21). */
export const claimMoves = {
  accept: { from: [underReview], to: canBuy },
  refuse: { from: [underReview], to: cannotBuy },
  askAgain: { from: [underReview], to: inadequate },
  delay: { from: [transferred], to: delay },
  return: { from: [transferred, delay], to: returned },
} as const satisfies Record<string, Move>;
export type ClaimMove = keyof typeof claimMoves;

/** What becomes of each claim when its entry moves; the others stay as they are (R4.21). */
export const claimsFollowing = {
  resubmit: { from: [inadequate], to: underReview },
  cancel: { from: [underReview, inadequate, canBuy], to: cancel },
  reject: { from: [underReview, inadequate, canBuy], to: cannotBuy },
  endOffer: { from: [canBuy], to: cancel },
  payOut: { from: [contracted], to: transferred },
} as const satisfies Record<string, Move>;
export type FollowedMove = keyof typeof claimsFollowing;

export type ClaimMoved =
  | { readonly ok: true; readonly status: ClaimStatus }
  | { readonly ok: false; readonly cause: "wrongStatus"; readonly status: ClaimStatus };

/** Where the desk's decision leads a claim, or the status that forbids it (R4.21). */
export function moveClaim(claim: { readonly status: ClaimStatus }, move: ClaimMove): ClaimMoved {
  const { from, to }: Move = claimMoves[move];
  return from.includes(claim.status)
    ? { ok: true, status: to }
    : { ok: false, cause: "wrongStatus", status: claim.status };
}

/** The status a claim takes with its entry (R4.21). */
export function claimStatusFollowing(
  claim: { readonly status: ClaimStatus },
  move: FollowedMove,
): ClaimStatus {
  const { from, to }: Move = claimsFollowing[move];
  return from.includes(claim.status) ? to : claim.status;
}
