import { expect, test } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { claimsToApplyAgain } from "./apply-again.ts";
import { EntryStatus } from "./entry-status.ts";

const claims = [
  { id: 1, status: ClaimStatus.transferred },
  { id: 2, status: ClaimStatus.cannotBuy },
  { id: 3, status: ClaimStatus.cancel },
  { id: 4, status: ClaimStatus.cannotBuy },
];

test.each([
  { status: EntryStatus.underReview, contracted: false, claimIds: [] },
  { status: EntryStatus.inadequate, contracted: false, claimIds: [] },
  { status: EntryStatus.reviewed, contracted: false, claimIds: [] },
  { status: EntryStatus.contracted, contracted: true, claimIds: [2, 4] },
  { status: EntryStatus.transferred, contracted: true, claimIds: [2, 4] },
  { status: EntryStatus.archived, contracted: true, claimIds: [2, 4] },
  { status: EntryStatus.archived, contracted: false, claimIds: [1, 2, 3, 4] },
  // A server without the time of the contract: contracted claims are still excluded.
  { status: EntryStatus.contracted, contracted: false, claimIds: [] },
  // A status of a server that the specification does not have.
  { status: 99, contracted: true, claimIds: [] },
])(
  "B15 the applicant may apply again with the claims $claimIds of an entry in status $status (contracted: $contracted)",
  ({ status, contracted, claimIds }) => {
    const contracted_at = contracted ? "2026-12-01T10:00:00+09:00" : null;
    expect(claimsToApplyAgain({ status, contracted_at, claims }).map(({ id }) => id)).toEqual(claimIds);
  },
);
