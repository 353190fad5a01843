import { expect, test } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { EntryStatus } from "../entry/entry-status.ts";
import { canRequestSecondLook, inquiryIssues, longestInquiry } from "./inquiry.ts";

const { archived, reviewed, underReview, contracted } = EntryStatus;
const { cannotBuy, cancel, transferred } = ClaimStatus;

test.each([
  { why: "refused", status: archived, isContracted: false, claims: [cannotBuy, cannotBuy], isAllowed: true },
  { why: "cancelled", status: archived, isContracted: false, claims: [cancel], isAllowed: false },
  {
    why: "sold except one claim",
    status: contracted,
    isContracted: true,
    claims: [transferred, cannotBuy],
    isAllowed: true,
  },
  { why: "sold completely", status: archived, isContracted: true, claims: [transferred], isAllowed: false },
  { why: "still offered", status: reviewed, isContracted: false, claims: [cannotBuy], isAllowed: false },
  { why: "not decided", status: underReview, isContracted: false, claims: [cannotBuy], isAllowed: false },
])(
  "B15 the applicant may request a second look at an entry that is $why: $isAllowed",
  ({ status, isContracted, claims, isAllowed }) => {
    const contracted_at = isContracted ? "2026-11-20T10:00:00+09:00" : null;
    expect(
      canRequestSecondLook({ status, contracted_at, claims: claims.map((claim) => ({ status: claim })) }),
    ).toBe(isAllowed);
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
