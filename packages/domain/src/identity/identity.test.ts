import { expect, test } from "vitest";
import {
  identityToday,
  isIdentityConfirmed,
  isIdentityExpired,
  isIdentityGiven,
  isIdentityImperfect,
  mustResubmitIdentity,
  takesIdentityPapers,
} from "./identity.ts";
import { IdentityConfirmation, identityConfirmations } from "./identity-confirmation.ts";

const today = "2026-04-01";
const noDate = (identity_confirmation: IdentityConfirmation) => ({
  identity_confirmation,
  identity_valid_date: null,
});

test("R4.8 the confirmation has the server's numbers", () => {
  expect(IdentityConfirmation).toEqual({
    confirming: 1,
    inadequate: 2,
    confirmed: 3,
    nothing: 4,
    expired: 5,
  });
  expect(identityConfirmations).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  { until: null, worth: 3 },
  { until: "2026-03-31", worth: 5 },
  { until: "2026-04-01", worth: 3 },
  { until: "2026-04-02", worth: 3 },
  { until: "2025-12-31", worth: 5 },
] as const)("R4.8 a confirmed identity is good through its day: %o", ({ until, worth }) => {
  const user = { identity_confirmation: IdentityConfirmation.confirmed, identity_valid_date: until };
  expect(identityToday(user, today)).toBe(worth);
  expect(isIdentityExpired(user, today)).toBe(worth === 5);
  expect(isIdentityConfirmed(user, today)).toBe(worth === 3);
});

test.each(identityConfirmations)("R4.8 past its day it is expired over any stored value: %i", (stored) => {
  const user = { identity_confirmation: stored, identity_valid_date: "2026-03-31" } as const;
  expect(identityToday(user, today)).toBe(IdentityConfirmation.expired);
});

test.each([
  ["R4.8 expired", isIdentityExpired, [5]],
  ["R4.9 to be handed in again", mustResubmitIdentity, [2, 4, 5]],
  ["R4.14 D4.14 imperfect", isIdentityImperfect, [2, 4]],
  ["R4.16 R4.20 enough to submit", isIdentityGiven, [1, 3]],
  ["R4.20 enough to sign", isIdentityConfirmed, [3]],
] as const)("%s", (_, rule, expected) => {
  expect(identityConfirmations.filter((stored) => rule(noDate(stored), today))).toEqual(expected);
});

test.each([
  {
    identity_confirmation: IdentityConfirmation.confirmed,
    until: "2026-12-01",
    isPartyFixed: false,
    takes: true,
  },
  {
    identity_confirmation: IdentityConfirmation.confirmed,
    until: "2026-12-01",
    isPartyFixed: true,
    takes: false,
  },
  {
    identity_confirmation: IdentityConfirmation.confirmed,
    until: "2026-11-20",
    isPartyFixed: true,
    takes: true,
  },
  { identity_confirmation: IdentityConfirmation.confirming, until: null, isPartyFixed: false, takes: true },
  { identity_confirmation: IdentityConfirmation.confirming, until: null, isPartyFixed: true, takes: false },
  { identity_confirmation: IdentityConfirmation.inadequate, until: null, isPartyFixed: true, takes: true },
] as const)(
  "R4.9 R4.20 new identity papers go to the review: %o",
  ({ identity_confirmation, until: identity_valid_date, isPartyFixed, takes }) => {
    const user = { identity_confirmation, identity_valid_date };
    expect(takesIdentityPapers(user, "2026-11-21", { isPartyFixed })).toBe(takes);
  },
);
