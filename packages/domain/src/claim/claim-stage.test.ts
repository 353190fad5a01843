import { expect, test } from "vitest";
import {
  ClaimStatus,
  claimStatuses,
  hasDelayClaim,
  hasInadequateClaim,
  hasPurchaseAmount,
  isAfterContract,
  isAfterReview,
  isOpenClaim,
  needsHandOver,
} from "./claim-status.ts";

const { underReview, inadequate, canBuy, contracted, transferred, returned, delay, cannotBuy, cancel } =
  ClaimStatus;

test.each([
  ["after review", isAfterReview, [canBuy, contracted, transferred, returned, delay, cannotBuy, cancel]],
  ["after contract", isAfterContract, [contracted, transferred, returned, delay]],
  [
    "whose payment must be handed over",
    needsHandOver,
    [underReview, inadequate, canBuy, contracted, transferred, returned, delay],
  ],
  ["that is open", isOpenClaim, [contracted, transferred, delay]],
  ["with a purchase amount", hasPurchaseAmount, [canBuy, contracted, transferred, returned, delay]],
] as const)("R4.5 the statuses of a claim %s", (_, rule, expected) => {
  expect(claimStatuses.filter((status) => rule({ status }))).toEqual(expected);
});

test.each([
  { statuses: [], has: false },
  { statuses: claimStatuses.filter((status) => status !== inadequate), has: false },
  { statuses: [canBuy, inadequate], has: true },
] as const)("R4.6 hasInadequateClaim is true if any claim is inadequate: %o", ({ statuses, has }) => {
  expect(hasInadequateClaim(statuses.map((status) => ({ status })))).toBe(has);
});

test.each([
  { statuses: [delay], permitted: false, blocked: true },
  { statuses: [transferred, delay], permitted: false, blocked: true },
  { statuses: [delay], permitted: true, blocked: false },
  { statuses: claimStatuses.filter((status) => status !== delay), permitted: false, blocked: false },
  { statuses: [], permitted: false, blocked: false },
] as const)(
  "R4.15 a claim in delay blocks a new entry unless the desk permits it: %o",
  ({ statuses, permitted, blocked }) => {
    const claims = statuses.map((status) => ({ status }));
    expect(hasDelayClaim(claims, { has_entry_permission_when_delayed: permitted })).toBe(blocked);
  },
);
