import { expect, test } from "vitest";
import { corporation, soleTrader } from "#stories/profiles.ts";
import {
  type ProfileValues,
  profileRegistrationIssues,
  profileValuesOf,
  sectionFormIssues,
  sectionIssues,
} from "./profile-values.ts";

const account = {
  bank_name: "みずほ銀行",
  bank_code: "0001",
  branch_name: "蒲田支店",
  branch_code: "147",
  deposit_type: "ordinary",
  bank_account_number: "１２３４５６７",
  account_holder_name: "ｶﾌﾞｼｷｶﾞｲｼﾔ ｶﾈｺｾｲｺｳ",
};
const company: ProfileValues = {
  ...profileValuesOf(corporation),
  company_name: "株式会社金子精工",
  office_zipcode: "１４４－００５２",
  office_phone: "０３（００００）００２１",
  last_name: "金子",
  first_name: "みさき",
  owner_phone: "+81 90-0000-0021",
  bank_account: account,
};
const issuesOf = (values: Partial<ProfileValues>) =>
  profileRegistrationIssues({ ...company, ...values }).map(({ path, code }) => `${path.join(".")} ${code}`);

test.each<{ condition: string; values: Partial<ProfileValues>; issues: string[] }>([
  { condition: "full-width digits and half-width kana, without documents", values: {}, issues: [] },
  {
    condition: "documents without a type",
    values: { addfiles: [1] },
    issues: ["identity_document_type choice"],
  },
  {
    condition: "issues in the order of the form",
    values: { company_name: "", first_name: "", owner_phone: "1", business_summary: "長".repeat(201) },
    issues: ["company_name blank", "business_summary tooLong", "first_name blank", "owner_phone phone"],
  },
  {
    condition: "R4.12 a sole trader without an office",
    values: {
      corporate_division: "individual",
      company_name: "",
      office_zipcode: "",
      office_phone: "",
      bank_account: { ...account, account_holder_name: "ｶﾈｺ ﾐｻｷ" },
    },
    issues: [],
  },
  {
    condition: "D10 an account of somebody else",
    values: { bank_account: { ...account, account_holder_name: "サトウ　ハナコ" } },
    issues: ["bank_account.account_holder_name holderMismatch"],
  },
])("R5.4 issues of a whole profile, $condition: $issues", ({ values, issues }) => {
  expect(issuesOf(values)).toEqual(issues);
});

test("R5.4 each section is checked alone, and its account must be complete", () => {
  expect(sectionIssues({ ...company, company_name: "" }, ["owner"])).toEqual([]);
  const empty = { ...account, bank_name: "", branch_name: "", deposit_type: "" };
  const nothing = { ...empty, bank_account_number: "", account_holder_name: "" };
  const issues = sectionIssues({ ...company, bank_account: nothing }, ["bank"]);
  expect(issues.map(({ code }) => code)).toEqual(Array(5).fill("blank"));
});

test("R5.3 D5.3 a bank and a branch outside the list are accepted as typed", () => {
  const typed = {
    ...account,
    bank_name: "ほげほげ銀行",
    bank_code: null,
    branch_name: "ふが支店",
    branch_code: null,
  };
  expect(issuesOf({ bank_account: typed })).toEqual([]);
});

const oldValues = profileValuesOf(soleTrader);

test.each<{ condition: string; values: Partial<ProfileValues>; mustResubmit: boolean; expected: string[] }>([
  {
    condition: "R4.9 a confirmed identity needs nothing more",
    values: {},
    mustResubmit: false,
    expected: [],
  },
  {
    condition: "R4.9 a resubmission needs the type of the paper first",
    values: {},
    mustResubmit: true,
    expected: ["identity_document_type choice"],
  },
  {
    condition: "R4.9 a resubmission needs the paper",
    values: { identity_document_type: "passport" },
    mustResubmit: true,
    expected: ["addfiles fileMissing"],
  },
  {
    condition: "R4.9 a resubmission with a paper is complete",
    values: { identity_document_type: "passport", addfiles: [3] },
    mustResubmit: true,
    expected: [],
  },
  {
    condition: "a new name needs a new paper",
    values: { last_name: "山田" },
    mustResubmit: false,
    expected: ["identity_document_type choice"],
  },
])("$condition: $expected", ({ values, mustResubmit, expected }) => {
  const issues = sectionFormIssues(
    { ...oldValues, ...values },
    { section: "identity", oldValues, mustResubmit, documentsLabel: "本人確認書類" },
  );
  expect(issues.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual(expected);
});

test("a driving licence needs both sides", () => {
  const values = { ...oldValues, identity_document_type: "drivingLicence", addfiles: [3] };
  const context = {
    section: "identity",
    oldValues,
    mustResubmit: true,
    documentsLabel: "本人確認書類",
  } as const;
  expect(sectionFormIssues({ ...values, addfiles: [3, 4] }, context)).toEqual([]);
  expect(sectionFormIssues(values, context)).not.toEqual([]);
});
