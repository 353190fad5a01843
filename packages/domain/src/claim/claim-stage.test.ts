import { expect, test } from "vitest";
import {
  hasDelayClaim,
  hasInadequateClaim,
  hasPurchaseAmount,
  isAfterContract,
  isAfterReview,
  isOpenClaim,
  needsHandOver,
} from "./claim-stage.ts";
import { claimStatuses } from "./claim-status.ts";

test.each([
  ["after review", isAfterReview, [3, 4, 5, 6, 7, 8, 9]],
  ["after contract", isAfterContract, [4, 5, 6, 7]],
  ["whose payment must be handed over", needsHandOver, [1, 2, 3, 4, 5, 6, 7]],
  ["that is open", isOpenClaim, [4, 5, 7]],
  ["with a purchase amount", hasPurchaseAmount, [3, 4, 5, 6, 7]],
] as const)("R4.5 the statuses of a claim %s", (_, rule, expected) => {
  expect(claimStatuses.filter((status) => rule({ status }))).toEqual(expected);
});

test.each([
  { statuses: [], has: false },
  { statuses: [1, 3, 4, 5, 6, 7, 8, 9], has: false },
  { statuses: [3, 2], has: true },
] as const)("R4.6 hasInadequateClaim is true if any claim is inadequate: %o", ({ statuses, has }) => {
  expect(hasInadequateClaim(statuses.map((status) => ({ status })))).toBe(has);
});

test.each([
  { statuses: [7], permitted: false, blocked: true },
  { statuses: [5, 7], permitted: false, blocked: true },
  { statuses: [7], permitted: true, blocked: false },
  { statuses: [1, 2, 3, 4, 5, 6, 8, 9], permitted: false, blocked: false },
  { statuses: [], permitted: false, blocked: false },
] as const)(
  "R4.15 a claim in delay blocks a new entry unless the desk permits it: %o",
  ({ statuses, permitted, blocked }) => {
    const claims = statuses.map((status) => ({ status }));
    expect(hasDelayClaim(claims, { has_entry_permission_when_delayed: permitted })).toBe(blocked);
  },
);
