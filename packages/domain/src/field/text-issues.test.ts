import { expect, test } from "vitest";
import { applicantAccountIssues } from "../bank-account/account.ts";
import { claimIssues } from "../claim/claim-issues.ts";
import { receivePaymentAccountIssues } from "../claim/receive-payment-account.ts";
import { entryFieldIssues } from "../entry/entry-issues.ts";
import { inquiryIssues } from "../inquiry/inquiry.ts";
import type { Issue } from "../issue.ts";
import { profileIssues } from "../profile/profile-issues.ts";

const tooLongLines = (issues: readonly Issue[]) =>
  issues
    .filter(({ code }) => code === "tooLong")
    .map(({ path, params }) => `${path.join(".")} ${params?.max}`);

test.each([
  { name: "the maximum", text: (max: number) => "𠮷".repeat(max), isTooLong: false },
  { name: "one more than the maximum", text: (max: number) => "𠮷".repeat(max + 1), isTooLong: true },
])("D5.12 a text of $name, in code points, is too long: $isTooLong", ({ text, isTooLong }) => {
  const claim = {
    obliger_company_name: text(100),
    houjinbangou_address: text(200),
    twin_reason: text(200),
  };
  const profile = {
    corporate_division: "corporate",
    company_name: text(200),
    business_summary: text(200),
    office_prefecture: text(200),
    office_city: text(60),
    office_building_number: text(100),
    last_name: text(60),
  } as const;
  const issues = [
    ...entryFieldIssues({ purpose: text(500) }),
    ...claimIssues(claim, ["claims", 0]),
    ...receivePaymentAccountIssues({ bank_name: text(200) }, ["account"]),
    ...applicantAccountIssues({ branch_name: text(200) }, ["bank_account"]),
    ...profileIssues(profile),
    ...inquiryIssues({ message: text(1000) }),
  ];
  const limits = [
    "purpose 500",
    "claims.0.obliger_company_name 100",
    "claims.0.houjinbangou_address 200",
    "claims.0.twin_reason 200",
    "account.bank_name 200",
    "bank_account.branch_name 200",
    "company_name 200",
    "last_name 60",
    "office_prefecture 200",
    "office_city 60",
    "office_building_number 100",
    "business_summary 200",
    "message 1000",
  ];
  expect(tooLongLines(issues)).toEqual(isTooLong ? limits : []);
});

test.each([
  { name: "a private-use character", character: "\uE000" },
  { name: "an unassigned code point", character: "\u0378" },
  { name: "a lone surrogate", character: "\uD842" },
])("B1 no text may contain $name", ({ character }) => {
  const text = `山${character}田`;
  const party = { corporate_division: "corporate", company_name: text, business_summary: text } as const;
  const issues = [
    ...entryFieldIssues({ purpose: text }),
    ...claimIssues({ obliger_company_name: text, houjinbangou_address: text }, ["claims", 0]),
    ...receivePaymentAccountIssues({ bank_name: text }, ["account"]),
    ...applicantAccountIssues({ branch_name: text }, ["bank_account"]),
    ...profileIssues({ ...party, last_name: text, office_city: text }),
    ...inquiryIssues({ message: text }),
  ];
  const refusedFields = issues
    .filter(({ code }) => code === "unreadableCharacters")
    .map(({ path }) => path.join("."));
  expect(refusedFields).toEqual([
    "purpose",
    "claims.0.obliger_company_name",
    "claims.0.houjinbangou_address",
    "account.bank_name",
    "bank_account.branch_name",
    "company_name",
    "last_name",
    "office_city",
    "business_summary",
    "message",
  ]);
});
