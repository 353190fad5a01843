import { expect, test } from "vitest";
import {
  accountNumberIssues,
  applicantAccountFields,
  applicantAccountIssues,
  claimDepositTypeOf,
  formatAccountNumber,
  isAccountNumber,
  isClaimDepositType,
  isDepositType,
  parseBankString,
  suggestAccountNumber,
} from "./account.ts";

test.each([
  ["1234567", true],
  ["0000000", true],
  ["123456", false],
  ["12345678", false],
  ["１２３４５６７", false],
  ["12345 7", false],
  ["1234567\n", false],
  ["", false],
  [null, false],
  [1234567, false],
])("R5.1 %j is an account number: %j", (text, isValid) => {
  expect(isAccountNumber(text)).toBe(isValid);
  expect(accountNumberIssues(text, ["n"])).toEqual(
    isValid ? [] : [{ path: ["n"], code: "accountNumber", params: { digits: 7 } }],
  );
});

test.each([
  ["１２３４５６７", "1234567"],
  ["123-4567", "1234567"],
  ["123ー４５６７", "1234567"],
  [" 1234 567　", "1234567"],
  ["123456", "123456"],
  ["１２３", "１２３"],
  ["12345678", "12345678"],
  ["なし", "なし"],
])("B1 the account number %j becomes %j", (typed, number) => {
  expect(formatAccountNumber(typed)).toBe(number);
});

test.each([
  ["ordinary", "ordinary"],
  ["checking", "current"],
] as const)("R3.3 D3.3 the type %s of the applicant's account is %s in a claim", (type, inClaim) => {
  expect(claimDepositTypeOf(type)).toBe(inClaim);
});

test.each([
  ["ordinary", true, true],
  ["checking", true, false],
  ["current", false, true],
  ["", false, false],
  [null, false, false],
])(
  "R3.3 D3.3 R5.3 R5.8 %j is a type of the applicant's account: %j, of a claim's account: %j",
  (value, isApplicantType, isClaimType) => {
    expect(isDepositType(value)).toBe(isApplicantType);
    expect(isClaimDepositType(value)).toBe(isClaimType);
  },
);

const account = {
  bank_name: "港銀行",
  branch_name: "本店",
  deposit_type: "checking",
  bank_account_number: "1234567",
  account_holder_name: "ﾔﾏﾀﾞ",
};

test.each([
  { changes: {}, expected: [] },
  { changes: { deposit_type: "ordinary" }, expected: [] },
  { changes: { deposit_type: "current" }, expected: ["depositType deposit_type"] },
  { changes: { bank_account_number: "12" }, expected: ["accountNumber bank_account_number"] },
  { changes: { account_holder_name: "山田" }, expected: ["holderName account_holder_name"] },
])("R5.3 issues of the applicant's account: %o", ({ changes, expected }) => {
  const issues = applicantAccountIssues({ ...account, ...changes }, ["bank_account"]);
  expect(issues.map((issue) => `${issue.code} ${issue.path.join(".")}`)).toEqual(
    expected.map((line) => line.replace(" ", " bank_account.")),
  );
});

test.each(applicantAccountFields)("R5.3 R5.4 %s must not be blank", (field) => {
  for (const blank of ["", "　 ", null, undefined])
    expect(applicantAccountIssues({ ...account, [field]: blank })).toEqual([
      { path: [field], code: "blank" },
    ]);
});

const pasted = {
  bank_name: "港銀行",
  branch_name: "本店",
  deposit_type: "ordinary",
  bank_account_number: "1234567",
  account_holder_name: "ヤマダ",
};

test.each([
  ["港銀行 本店 普通 1234567 ヤマダ", pasted],
  ["港銀行　本店　普通　１２３４５６７　ﾔﾏﾀﾞ", pasted],
  ["\t港銀行\t本店\t普通\t123-4567\tヤマダ\n", pasted],
  ["港銀行 本店 普 1234567 ヤマダ", pasted],
  ["港銀行 本店 普通預金 1234567 ヤマダ", pasted],
  ["港銀行 本店 当座 1234567 ヤマダ", { ...pasted, deposit_type: "checking" }],
  ["港銀行 本店 当 1234567 ヤマダ", { ...pasted, deposit_type: "checking" }],
  ["港銀行 本店 当座預金 1234567 ヤマダ", { ...pasted, deposit_type: "checking" }],
  ["港銀行 本店 1234567 ヤマダ", { ...pasted, deposit_type: null }],
  ["港銀行 本店 普通 1234567", { ...pasted, account_holder_name: null }],
  ["港銀行 本店 普通 1234567 ヤマダ タロウ", { ...pasted, account_holder_name: "ヤマダ　タロウ" }],
  ["港銀行 本店 普通 12345 ヤマダ", { ...pasted, bank_account_number: "12345" }],
  ["港銀行  本店 　普通 1234567 ヤマダ", pasted],
  ["港銀行 本店 普通 123ー4567 ヤマダ", pasted],
  ["港銀行 本店 普通 １２３−４５６７ ヤマダ", pasted],
  ["港銀行 本店 普通 - ヤマダ", null],
  ["港銀行 本店 普通 №1234567 ヤマダ", null],
  ["港銀行 本店 普通 1234567番 ヤマダ", null],
  ["港銀行 本店 1234567", null],
  ["港銀行 本店 普通", null],
  ["港銀行 本店", null],
  ["港銀行", null],
  ["", null],
  ["港銀行 本店 普通 ヤマダ 1234567", null],
  ["港銀行 本店 貯蓄 1234567 ヤマダ", null],
])("R5.6 the pasted text %j is read as the account %o", (text, account) => {
  expect(parseBankString(text)).toEqual(account);
});

test("R5.1 R5.6 a number of six digits, typed or pasted, stays as it is and is refused", () => {
  const pastedNumber = parseBankString("港銀行 本店 普通 765432 ヤマダ")?.bank_account_number;
  for (const number of [formatAccountNumber("765432"), pastedNumber]) {
    expect(number).toBe("765432");
    expect(accountNumberIssues(number, ["n"])).toHaveLength(1);
  }
});

test.each([
  ["765432", "0765432"],
  ["７６５－４３２", "0765432"],
  ["76543", undefined],
  ["7654321", undefined],
  ["", undefined],
])("D5.1 for %j the suggested number is %j", (typed, suggestion) => {
  expect(suggestAccountNumber(typed)).toBe(suggestion);
});
