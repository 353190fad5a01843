import { expect, test } from "vitest";
import { holderMatch, holderMismatchIssues } from "./holder-mismatch.ts";

const company = (company_name: string) =>
  ({ corporate_division: "corporate", company_name, last_name: "山田", first_name: "太郎" }) as const;
const trader = (last_name: string, first_name: string, company_name = "") =>
  ({ corporate_division: "individual", company_name, last_name, first_name }) as const;

test.each([
  { party: company("株式会社山田製作所"), holder: "カ）ヤマダセイサクシヨ" },
  { party: company("㈱山田製作所"), holder: "ｶ)ﾔﾏﾀﾞｾｲｻｸｼﾖ" },
  { party: company("山田製作所株式会社"), holder: "ヤマダセイサクショ（カ" },
  { party: company("山田製作所株式会社"), holder: "ヤマダセイサクシヨ（カ）トウキヨウ（エイ" },
  { party: company("株式会社金子精工"), holder: "ｶﾌﾞｼｷｶﾞｲｼﾔ ｶﾈｺｾｲｺｳ" },
  { party: company("有限会社アオゾラ運送"), holder: "ユ）アオゾラウンソウ" },
  { party: company("合同会社ヴェルデ"), holder: "ド）ベルデ" },
  { party: company("株式会社スーパー・マルオ"), holder: "カ）ス－パ－マルヲ" },
  { party: company("株式会社ABCデザイン"), holder: "カ）エービーシーデザイン" },
  { party: company("医療法人社団あおぞら会"), holder: "イ）アオゾラカイ" },
  { party: company("一般社団法人緑の会"), holder: "イツパンシヤダンホウジンミドリノカイ" },
  { party: company("青空管理組合"), holder: "アオゾラカンリクミアイ　リジチヨウ　ヤマダ" },
  { party: company(""), holder: "ヤマダ" },
  {
    party: company("株式会社ニホンインターナショナルコンサルティングパートナーズ東京"),
    holder: "カ）ニホンインターナシヨナルコンサルテイングパートナーズトウ",
  },
  {
    party: company("株式会社ニホンインターナショナルコンサルティングサービス＆パートナーズ"),
    holder: "カ）ニホンインターナシヨナルコンサルテイングサービスアンドパ",
  },
  { party: { ...company("山田商店"), corporate_division: "none" } as const, holder: "ヤマダ　タロウ" },
  { party: trader("佐藤", "花子"), holder: "サトウ　ハナコ" },
  { party: trader("佐藤", "花子", "佐藤デザイン室"), holder: "サトウデザインシツ　サトウ　ハナコ" },
  { party: trader("スミス", "ジョン"), holder: "スミス　ジヨン" },
  { party: trader("さとう", "はなこ"), holder: "ﾊﾅｺ ｻﾄｳ" },
])("D10 $party.company_name $party.last_name may have the account holder $holder", ({ party, holder }) => {
  expect(holderMismatchIssues(party, holder, ["account_holder_name"])).toEqual([]);
});

test.each([
  { title: "a person, for a company", party: company("株式会社山田製作所"), holder: "サトウ　ハナコ" },
  {
    title: "the representative, for a company",
    party: company("株式会社山田製作所"),
    holder: "ヤマダ　タロウ",
  },
  {
    title: "a company of another form",
    party: company("株式会社山田製作所"),
    holder: "ユ）ヤマダセイサクシヨ",
  },
  { title: "another name in kana", party: company("株式会社アオゾラ"), holder: "カ）ミドリ" },
  {
    title: "another name in kana beside kanji",
    party: company("青空デザイン株式会社"),
    holder: "アオゾラケンセツ（カ",
  },
  { title: "a foundation, for a clinic", party: company("医療法人あおぞら会"), holder: "ザイ）アオゾラカイ" },
  { title: "a company, for a sole trader", party: trader("佐藤", "花子"), holder: "カ）サトウデザイン" },
  { title: "another person in kana", party: trader("スミス", "ジョン"), holder: "スミス　メアリー" },
])("D10 an account of another person or company is refused: $title", ({ party, holder }) => {
  expect(holderMismatchIssues(party, holder, ["account_holder_name"])).toEqual([
    { path: ["account_holder_name"], code: "holderMismatch" },
  ]);
});

test.each([
  { party: company("株式会社アオゾラ"), holder: "カ）アオゾラ", match: "same" },
  { party: company("株式会社青空建設"), holder: "カ）アオゾラケンセツ", match: "unread" },
  { party: company("株式会社青空建設"), holder: "サトウ　ハナコ", match: "other" },
  { party: trader("スミス", "ジョン"), holder: "スミス　ジヨン", match: "same" },
  { party: trader("佐藤", "花子"), holder: "サトウ　ハナコ", match: "unread" },
  { party: trader("佐藤", "花子"), holder: "カ）サトウ", match: "other" },
  { party: trader("佐藤", "花子"), holder: null, match: "unread" },
])("D10 holderMatch compares the holder with the party: %o", ({ party, holder, match }) => {
  expect(holderMatch(party, holder)).toBe(match);
});

// `same` sounds like the name; `different` has another sound.
test.each([
  { name: "ヴァイオ", same: "バイオ", different: "ブイオ" },
  { name: "ヴィオラ", same: "ビオラ", different: "オラ" },
  { name: "ヴェルデ", same: "ベルデ", different: "ルデ" },
  { name: "ヴォイス", same: "ボイス", different: "イス" },
  { name: "ヴルム", same: "ブルム", different: "ルム" },
  { name: "マルヲ", same: "マルオ", different: "マル" },
  { name: "ルーム", same: "ルム", different: "ルオム" },
])("D10 the holder of $name may be $same, not $different", ({ name, same, different }) => {
  expect(holderMatch(company(`株式会社${name}`), `カ）${same}`)).toBe("same");
  expect(holderMatch(company(`株式会社${name}`), `カ）${different}`)).toBe("other");
});

test.each([
  // Two katakana between kanji may be read in any way; three are a name.
  { party: company("株式会社青ノア"), holder: "カ）ミドリ", match: "unread" },
  { party: company("株式会社青ノアル"), holder: "カ）ミドリ", match: "other" },
  { party: company("株式会社ノア"), holder: "カ）ミドリ", match: "other" },
  { party: company("株式会社ア"), holder: "カ）ミドリ", match: "unread" },
  // Kanji can be read in several ways, so a name with kanji is not compared.
  { party: trader("佐藤", "ハナコ"), holder: "サトウ　ハナコ", match: "unread" },
  { party: trader("サトウ", "花子"), holder: "サトウ　ハナコ", match: "unread" },
  // Another rule reports text that is no holder name.
  { party: company("株式会社アオゾラ"), holder: "山田", match: "unread" },
  { party: trader("スミス", "ジョン"), holder: "", match: "unread" },
  // Without a name there is nothing to compare.
  { party: { corporate_division: "individual" }, holder: "サトウ　ハナコ", match: "unread" },
  { party: { corporate_division: "corporate" }, holder: "サトウ　ハナコ", match: "unread" },
  // The company form before the name, after it, and before a branch.
  { party: company("アオゾラ株式会社"), holder: "アオゾラ（カ", match: "same" },
  { party: company("アオゾラ株式会社"), holder: "アオゾラ（カ）トウキヨウ", match: "same" },
  { party: company("アオゾラ株式会社"), holder: "カ）アオ　ゾラ", match: "same" },
] as const)("D10 holderMatch compares a holder with a name: %o", ({ party, holder, match }) => {
  expect(holderMatch(party, holder)).toBe(match);
  const issues = holderMismatchIssues(party, holder, ["account_holder_name"]);
  expect(issues).toHaveLength(match === "other" ? 1 : 0);
});

test.each([
  { length: 27, match: "other" },
  { length: 28, match: "same" },
])("D10 a holder of $length characters may be a shortened name", ({ length, match }) => {
  const holder = `カ）${"ア".repeat(length - 2)}`;
  expect(holderMatch(company(`株式会社${"ア".repeat(20)}イウエ`), holder)).toBe(match);
});
