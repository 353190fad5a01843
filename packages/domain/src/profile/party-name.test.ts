import { expect, test } from "vitest";
import { formatPartyName, partyNameIssues } from "./party.ts";

test.each([
  ["㈱金子精工", "株式会社金子精工"],
  ["ｶﾈｺ精工㈲", "カネコ精工有限会社"],
  ["ﾃﾞｻﾞｲﾝ･ﾊﾟｰｸ", "デザイン・パーク"],
  ["ABC株式会社 ", "ABC株式会社"],
  ["か\u3099んばハ\u309aン", "がんばパン"],
  ["神\u{fa19}\n精工", "神\u{fa19} 精工"],
  ["金子\n精工", "金子 精工"],
  ["金子\u202e精工", "金子精工"],
  ["ＡＢＣ株式会社", "ＡＢＣ株式会社"],
  ["葛\u{e0100}城", "葛\u{e0100}城"],
])("a contract writes %s as %s", (typed, name) => {
  expect(formatPartyName(typed)).toBe(name);
});

test.each([
  ["corporate", "株式会社金子精工", []],
  ["corporate", "㈱金子精工", []],
  ["corporate", "株式会社𠮷田&サンズ・1号", []],
  ["corporate", "株式会社金子🍎精工", ["nameCharacters company_name"]],
  ["corporate", "<b>金子精工</b>", ["nameCharacters company_name"]],
  ["corporate", "金子\u0301\u0301\u0301精工", ["nameCharacters company_name"]],
  ["corporate", "当選しました。http://evil.example/ をご覧ください", ["nameCharacters company_name"]],
  ["corporate", "当選 https：／／evil.example", ["nameCharacters company_name"]],
  ["corporate", "=HYPERLINK('evil')", ["nameCharacters company_name"]],
  ["corporate", "＝1+1", ["nameCharacters company_name"]],
  ["corporate", "株式会社ドットコム.jp", []],
  ["corporate", "-196℃製氷株式会社", []],
  ["individual", "＠ホーム", []],
  ["individual", "ごはんや。", []],
  ["individual", "A=B企画", []],
  ["corporate", "Nguye\u0302\u0303n & Sons, K.K.", []],
  ["individual", "佐藤デザイン室", []],
  ["individual", "", []],
  ["individual", "㈱佐藤デザイン室", ["traderCompanyForm company_name"]],
  ["individual", "佐藤デザイン(有)", ["traderCompanyForm company_name"]],
  ["individual", "カブシキガイシャサトウ", ["traderCompanyForm company_name"]],
] as const)("the name of a %s, %s, has the issues %j", (corporate_division, company_name, expected) => {
  const party = { corporate_division, company_name, last_name: "佐藤", first_name: "花子" };
  expect(partyNameIssues(party).map(({ code, path }) => `${code} ${path.join(".")}`)).toEqual(expected);
});

test("an emoji in a person's name is refused", () => {
  const party = { corporate_division: "individual", last_name: "佐藤", first_name: "花子🌸" } as const;
  expect(partyNameIssues(party)).toEqual([{ path: ["first_name"], code: "nameCharacters" }]);
});
