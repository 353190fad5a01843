import { expect, test, vi } from "vitest";
import { ClaimStatus } from "../claim/claim-status.ts";
import { duplicateClaimWarnings } from "./invoice-twins.ts";
import { isOtherObliger, isSameObliger } from "./same-obliger.ts";

test.each([
  { one: "株式会社山田", other: "山田株式会社", same: true },
  { one: "㈱山田", other: "（株）山田", same: true },
  { one: "(有)ヤマダ", other: "ﾔﾏﾀﾞ", same: true },
  { one: "やまだ　工業", other: "ヤマダ工業", same: true },
  { one: "やまだかぶしきがいしゃ", other: "ヤマダ", same: true },
  { one: "ｶﾌﾞｼｷｶﾞｲｼｬ ﾔﾏﾀﾞ", other: "ヤマダ", same: true },
  { one: "", other: "　", same: false },
  { one: "株式会社", other: "有限会社", same: false },
  { one: "ABC", other: "ａｂｃ", same: true },
  { one: "山田", other: "山本", same: false },
])("B10 payers without numbers are compared by name: %o", ({ one, other, same }) => {
  expect(
    isSameObliger({ obliger_company_name: one }, { obliger_company_name: other, houjinbangou: null }),
  ).toBe(same);
});

test.each([
  { one: "8900000000001", other: "8900000000001", same: true },
  { one: "8900000000001", other: "7900000000002", same: false },
])("B10 payers with two valid numbers are compared by number only: %o", ({ one, other, same }) => {
  expect(
    isSameObliger(
      { obliger_company_name: "甲", houjinbangou: one },
      { obliger_company_name: "乙", houjinbangou: other },
    ),
  ).toBe(same);
});

test.each([
  { one: "株式会社山田", other: "山本株式会社", isOther: true },
  { one: "株式会社山田", other: "㈱山田 経理部", isOther: false },
  { one: "山田工業（株）東京支店", other: "ヤマダ工業", isOther: true },
  { one: "山田工業（株）東京支店", other: "山田工業", isOther: false },
  { one: "", other: "山田", isOther: false },
  { one: "株式会社", other: "山田", isOther: false },
])("B4 a name with an addition is not another payer: %o", ({ one, other, isOther }) => {
  expect(isOtherObliger({ obliger_company_name: one }, { obliger_company_name: other })).toBe(isOther);
});

test.each(["", "1234567890123", null])("B10 without two valid numbers names are compared: %j", (number) => {
  const one = { obliger_company_name: "甲", houjinbangou: "8900000000001" };
  expect(isSameObliger(one, { obliger_company_name: "甲", houjinbangou: number })).toBe(true);
  expect(isSameObliger(one, { obliger_company_name: "乙", houjinbangou: number })).toBe(false);
});

const claim = { obliger_company_name: "株式会社山田", amount: "1000000", obliger_payment_date: "2026-05-31" };
const other = { ...claim, obliger_company_name: "佐藤" };
const earlier = {
  ...claim,
  obliger_company_name: "山田",
  amount: "1000000.00",
  code: "K-1",
  status: ClaimStatus.contracted,
} as const;

test.each([
  { title: "nothing earlier", claims: [claim], before: [], expected: [] },
  { title: "sold before", claims: [other, claim], before: [earlier], expected: [[1, { code: "K-1" }]] },
  { title: "twice in one entry", claims: [claim, other, claim], before: [], expected: [[2, { claim: 0 }]] },
  {
    title: "sold before, and twice in one entry",
    claims: [claim, claim],
    before: [earlier],
    expected: [
      [0, { code: "K-1" }],
      [1, { claim: 0 }],
    ],
  },
  { title: "another amount", claims: [{ ...claim, amount: "1010001" }], before: [earlier], expected: [] },
  {
    title: "an amount and a day that are near",
    claims: [{ ...claim, amount: "1001001", obliger_payment_date: "2026-06-04" }],
    before: [earlier],
    expected: [[0, { code: "K-1" }]],
  },
  {
    title: "another date",
    claims: [{ ...claim, obliger_payment_date: "2026-06-30" }],
    before: [earlier],
    expected: [],
  },
  { title: "another obliger", claims: [other], before: [earlier], expected: [] },
  {
    title: "another name, paid from an account of the same holder",
    claims: [{ ...other, holders: ["ヤマダ（カ"] }],
    before: [{ ...earlier, holders: ["ヤマダ（カ"] }],
    expected: [[0, { code: "K-1" }]],
  },
  {
    title: "another number, the same name",
    claims: [{ ...claim, houjinbangou: "8900000000001" }],
    before: [{ ...earlier, houjinbangou: "7900000000002" }],
    expected: [[0, { code: "K-1" }]],
  },
  {
    title: "a branch added to the name, and an account of the same holder",
    claims: [{ ...claim, obliger_company_name: "株式会社山田　東京支店", holders: ["カ）ヤマダ"] }],
    before: [{ ...earlier, holders: ["カ）ヤマダ"] }],
    expected: [[0, { code: "K-1" }]],
  },
  {
    title: "a branch added to the name",
    claims: [{ ...claim, obliger_company_name: "株式会社山田　東京支店" }],
    before: [earlier],
    expected: [],
  },
  {
    title: "amounts not typed yet",
    claims: [
      { ...claim, amount: "" },
      { ...claim, amount: "" },
    ],
    before: [],
    expected: [],
  },
  {
    title: "dates not typed yet",
    claims: [
      { ...claim, obliger_payment_date: "" },
      { ...claim, obliger_payment_date: "" },
    ],
    before: [],
    expected: [],
  },
  {
    title: "refused before",
    claims: [claim],
    before: [{ ...earlier, status: ClaimStatus.cannotBuy }],
    expected: [],
  },
  {
    title: "cancelled before",
    claims: [claim],
    before: [{ ...earlier, status: ClaimStatus.cancel }],
    expected: [],
  },
  {
    title: "under review in an earlier entry",
    claims: [claim],
    before: [{ ...earlier, status: ClaimStatus.underReview }],
    expected: [[0, { code: "K-1" }]],
  },
])("B10 a warning of 二重譲渡: $title", ({ claims, before, expected }) => {
  expect(duplicateClaimWarnings(claims, before)).toEqual(
    expected.map(([index, params]) => ({ path: ["claims", index], code: "duplicateClaim", params })),
  );
});

test("B10 each name is normalised once, however many claims are compared", () => {
  const withName = (obliger_company_name: string) => ({
    obliger_company_name,
    amount: "100",
    obliger_payment_date: "2027-01-31",
    holders: Array.from({ length: 20 }, (_, index) => `${obliger_company_name}${index}`),
  });
  const claims = ["甲", "乙", "丙", "丁", "戊"].map(withName);
  const earlier = ["己", "庚", "辛"].map((name) => ({
    ...withName(name),
    code: name,
    status: ClaimStatus.transferred,
  }));
  const spy = vi.spyOn(String.prototype, "normalize");
  duplicateClaimWarnings(claims, []);
  const callsForNewClaims = spy.mock.calls.length;
  duplicateClaimWarnings(claims, earlier);
  expect(spy.mock.calls.length - callsForNewClaims).toBe(
    (callsForNewClaims / claims.length) * (claims.length + earlier.length),
  );
  spy.mockRestore();
});
