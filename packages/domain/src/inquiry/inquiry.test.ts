import { expect, test } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { EntryStatus } from "../entry/entry-status.ts";
import { canAskSecondLook, inquiryIssues, longestInquiry } from "./inquiry.ts";

const { archived, reviewed, underReview, contracted } = EntryStatus;
const { cannotBuy, cancel, transferred } = ClaimStatus;

test.each([
  { why: "refused as a whole", status: archived, signed: false, claims: [cannotBuy, cannotBuy], may: true },
  { why: "cancelled", status: archived, signed: false, claims: [cancel], may: false },
  { why: "sold but for one", status: contracted, signed: true, claims: [transferred, cannotBuy], may: true },
  { why: "sold in full", status: archived, signed: true, claims: [transferred], may: false },
  { why: "still offered", status: reviewed, signed: false, claims: [cannotBuy], may: false },
  { why: "not decided", status: underReview, signed: false, claims: [cannotBuy], may: false },
])(
  "B15 the applicant may request a second look at an entry that is $why: $may",
  ({ status, signed, claims, may }) => {
    const contracted_at = signed ? "2026-11-20T10:00:00+09:00" : null;
    expect(canAskSecondLook({ status, contracted_at, claims: claims.map((one) => ({ status: one })) })).toBe(
      may,
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
