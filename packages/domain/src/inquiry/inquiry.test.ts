import { expect, test } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { EntryStatus } from "../entry/entry-status.ts";
import { canAskSecondLook, inquiryIssues, longestInquiry } from "./inquiry.ts";

const { archived, reviewed, underReview, contracted } = EntryStatus;
const { cannotBuy, cancel, transferred } = ClaimStatus;

test.each([
  { why: "refused", status: archived, signed: false, claims: [cannotBuy, cannotBuy], can: true },
  { why: "cancelled", status: archived, signed: false, claims: [cancel], can: false },
  { why: "sold but one", status: contracted, signed: true, claims: [transferred, cannotBuy], can: true },
  { why: "sold completely", status: archived, signed: true, claims: [transferred], can: false },
  { why: "still offered", status: reviewed, signed: false, claims: [cannotBuy], can: false },
  { why: "not decided", status: underReview, signed: false, claims: [cannotBuy], can: false },
])(
  "B15 the applicant may request a second look at an entry that is $why: $can",
  ({ status, signed, claims, can }) => {
    const contracted_at = signed ? "2026-11-20T10:00:00+09:00" : null;
    expect(canAskSecondLook({ status, contracted_at, claims: claims.map((one) => ({ status: one })) })).toBe(
      can,
    );
  },
);

test.each([
  { message: " 　\n", expected: ["required"] },
  { message: undefined, expected: ["required"] },
  { message: "𠮷".repeat(longestInquiry), expected: [] },
  { message: "𠮷".repeat(longestInquiry + 1), expected: ["tooLong"] },
])("B17 a message is required and limited in length: $expected", ({ message, expected }) => {
  expect(inquiryIssues({ message }).map(({ code }) => code)).toEqual(expected);
});
