import { expect, test } from "vitest";
import { fixedFields } from "./sections.ts";

const underReview = { can_edit_bank_account: true, can_edit_name: false };
const company = { ...underReview, corporate_division: "corporate" } as const;
const soleTrader = { ...underReview, corporate_division: "individual" } as const;

test.each([
  { section: "office", profile: company, mustResubmit: false, fixed: "nameAndAddress" },
  { section: "identity", profile: company, mustResubmit: false, fixed: "all" },
  { section: "identity", profile: company, mustResubmit: true, fixed: "nameAndAddress" },
  { section: "owner", profile: company, mustResubmit: false, fixed: "nothing" },
  { section: "owner", profile: soleTrader, mustResubmit: false, fixed: "nameAndAddress" },
  { section: "business", profile: company, mustResubmit: false, fixed: "nothing" },
  { section: "business", profile: soleTrader, mustResubmit: false, fixed: "nameAndAddress" },
  { section: "bank", profile: company, mustResubmit: false, fixed: "nothing" },
  { section: "office", profile: { ...company, can_edit_name: true }, mustResubmit: false, fixed: "nothing" },
  {
    section: "identity",
    profile: { ...company, can_edit_name: true },
    mustResubmit: false,
    fixed: "nothing",
  },
] as const)(
  "R4.20 fixed in the section $section, $profile.corporate_division, can_edit_name $profile.can_edit_name, resubmission $mustResubmit: $fixed",
  ({ section, profile, mustResubmit, fixed }) => {
    expect(fixedFields(section, profile, mustResubmit)).toBe(fixed);
  },
);

test.each([
  { can_edit_bank_account: true, fixed: "nothing" },
  { can_edit_bank_account: false, fixed: "all" },
])(
  "R6.2 fixed fields of the account if can_edit_bank_account is $can_edit_bank_account: $fixed",
  ({ can_edit_bank_account, fixed }) => {
    expect(fixedFields("bank", { ...company, can_edit_bank_account }, false)).toBe(fixed);
  },
);
