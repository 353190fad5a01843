import { expect, test } from "vitest";
import { applicantAccountFormats } from "../bank-account/account.ts";
import { issueCodes } from "../issue.ts";
import { profileFormats } from "../profile/profile-fields.ts";
import { blankIssues, formatFields, formatIssues, isBlank, requiredIssues } from "./typed-text.ts";

test.each([
  ["", true],
  [" 　\t\n", true],
  ["\u3164", true],
  ["\u2800\u200b", true],
  ["\u202e\ufeff", true],
  ["\u3164あ", false],
  [null, true],
  [undefined, true],
  [0, true],
  [["x"], true],
  ["0", false],
  [" x ", false],
])("R5.4 %j is blank: %j", (value, blank) => {
  expect(isBlank(value)).toBe(blank);
});

test("R5.4 R5.7 blankIssues requires non-blank strings in the given fields only", () => {
  const record = { one: "x", two: " ", three: undefined, four: "" };
  expect(blankIssues(record, ["one", "two", "three"])).toEqual([
    { path: ["two"], code: "blank" },
    { path: ["three"], code: "blank" },
  ]);
  expect(requiredIssues(record, ["four", "one"], ["claims", 0])).toEqual([
    { path: ["claims", 0, "four"], code: "required" },
  ]);
  expect(requiredIssues(record, ["four"])).toEqual([{ path: ["four"], code: "required" }]);
});

test("R5.7 a blank field gets no issue about its format", () => {
  const formatRules = { day: { rule: (text: string) => text === "x", code: "date" } } as const;
  for (const blank of ["", " ", null, undefined])
    expect(formatIssues({ day: blank }, formatRules)).toEqual([]);
  expect(formatIssues({ day: "x" }, formatRules)).toEqual([]);
  expect(formatIssues({ day: "y" }, formatRules)).toEqual([{ path: ["day"], code: "date" }]);
  expect(formatIssues({ day: "y" }, formatRules, [3])).toEqual([{ path: [3, "day"], code: "date" }]);
});

test("every issue code is unique", () => {
  expect(new Set(issueCodes).size).toBe(issueCodes.length);
});

test("B1 formatFields converts the given texts and leaves missing ones out", () => {
  const profile = {
    owner_phone: "０９０ー１２３４ー５６７８",
    owner_city: "\u3000千代田区\n丸の内 ",
    sector: "services",
  };
  expect(formatFields(profile, profileFormats)).toEqual({
    owner_phone: "09012345678",
    owner_city: "千代田区 丸の内",
  });
});

test("B1 R5.2 an account is stored as banks write it", () => {
  const typed = {
    bank_name: " みずほ銀行",
    branch_name: "東京\u202e営業部",
    bank_account_number: "123 4567",
    account_holder_name: "ｶ)ﾔﾏﾀﾞ",
  };
  expect(formatFields(typed, applicantAccountFormats)).toEqual({
    bank_name: "みずほ銀行",
    branch_name: "東京営業部",
    bank_account_number: "1234567",
    account_holder_name: "カ）ヤマダ",
  });
});
