import { expect, test } from "vitest";
import {
  acceptsIdentityPapers,
  hasNameChanged,
  IdentityConfirmation,
  identityConfirmations,
  identityPaperIssues,
  identityStatusToday,
  isIdentityConfirmed,
  isIdentityExpired,
  isIdentityImperfect,
  isIdentitySubmitted,
  mustResubmitIdentity,
} from "./identity.ts";

const { confirming, inadequate, confirmed, notSubmitted, expired } = IdentityConfirmation;
const today = "2026-04-01";
const withoutLastDay = (identity_confirmation: IdentityConfirmation) => ({
  identity_confirmation,
  identity_valid_date: null,
});

test.each([
  { until: null, status: confirmed },
  { until: "2026-03-31", status: expired },
  { until: "2026-04-01", status: confirmed },
  { until: "2026-04-02", status: confirmed },
  { until: "2025-12-31", status: expired },
] as const)("R4.8 a confirmed identity is valid through its last day: %o", ({ until, status }) => {
  const user = { identity_confirmation: confirmed, identity_valid_date: until };
  expect(identityStatusToday(user, today)).toBe(status);
  expect(isIdentityExpired(user, today)).toBe(status === expired);
  expect(isIdentityConfirmed(user, today)).toBe(status === confirmed);
});

test.each(identityConfirmations)(
  "R4.8 an identity is expired after its last day, whatever the stored status: %i",
  (stored) => {
    const user = { identity_confirmation: stored, identity_valid_date: "2026-03-31" } as const;
    expect(identityStatusToday(user, today)).toBe(expired);
  },
);

test.each([
  ["R4.8 expired", isIdentityExpired, [expired]],
  ["R4.9 to be submitted again", mustResubmitIdentity, [inadequate, notSubmitted, expired]],
  ["R4.14 D4.14 imperfect", isIdentityImperfect, [inadequate, notSubmitted]],
  ["R4.16 R4.20 sufficient to submit an entry", isIdentitySubmitted, [confirming, confirmed]],
  ["R4.20 sufficient to sign a contract", isIdentityConfirmed, [confirmed]],
] as const)("%s: the statuses of such an identity", (_, rule, expected) => {
  expect(identityConfirmations.filter((stored) => rule(withoutLastDay(stored), today))).toEqual(expected);
});

test.each([
  {
    identity_confirmation: confirmed,
    until: "2026-12-01",
    isNameFixed: false,
    accepts: true,
  },
  {
    identity_confirmation: confirmed,
    until: "2026-12-01",
    isNameFixed: true,
    accepts: false,
  },
  {
    identity_confirmation: confirmed,
    until: "2026-11-20",
    isNameFixed: true,
    accepts: true,
  },
  { identity_confirmation: confirming, until: null, isNameFixed: false, accepts: true },
  { identity_confirmation: confirming, until: null, isNameFixed: true, accepts: false },
  { identity_confirmation: inadequate, until: null, isNameFixed: true, accepts: true },
] as const)(
  "R4.9 R4.20 while an entry fixes the name, identity papers are accepted only if the former ones are refused or expired: %o",
  ({ identity_confirmation, until: identity_valid_date, isNameFixed, accepts }) => {
    const user = { identity_confirmation, identity_valid_date };
    expect(acceptsIdentityPapers(user, "2026-11-21", { isNameFixed })).toBe(accepts);
  },
);

const sideMissing = [{ path: ["addfiles"], code: "sideMissing" }];

test.each([
  { type: "drivingLicence", pictures: 0, issues: [] },
  { type: "drivingLicence", pictures: 1, issues: sideMissing },
  { type: "drivingLicence", pictures: 2, issues: [] },
  { type: "passport", pictures: 1, issues: [] },
  { type: "individualNumber", pictures: 1, issues: [] },
  { type: "other", pictures: 1, issues: [] },
])("D4.9 R3.5 a driving licence needs both sides: $pictures of $type", ({ type, pictures, issues }) => {
  const addfiles = Array.from({ length: pictures }, () => ({}));
  expect(identityPaperIssues({ identity_document_type: type, addfiles })).toEqual(issues);
});

const company = {
  last_name: "山田",
  first_name: "太郎",
  company_name: "株式会社山田製作所",
  corporate_division: "corporate",
} as const;

test.each([
  { change: {}, hasChanged: false },
  { change: { last_name: "佐藤" }, hasChanged: true },
  { change: { first_name: "花子" }, hasChanged: true },
  { change: { company_name: "" }, hasChanged: true },
  { change: { corporate_division: "individual" as const }, hasChanged: true },
])("R4.9 a change of name, company or division invalidates the identity: %o", ({ change, hasChanged }) => {
  expect(hasNameChanged(company, { ...company, ...change })).toBe(hasChanged);
});
