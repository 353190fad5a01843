import { expect, test } from "vitest";
import { formatHolderName, holderNameIssues, isHolderName, suggestHolderName } from "./holder-name.ts";

test.each([
  "ヤマダタロウ",
  "ヤマダ　タロウ",
  "ヤマダ タロウ",
  "カ）ヤマダ",
  "ヤマダ（カ",
  "ＡＢＣ１２３",
  "ａｂｃ",
  "キャノン",
  "ヴ",
  "ア゛゜（）「」／．ー￥",
  "０",
  "ァ",
  "ヱ",
  "ン",
  "ヶ",
  "Ａ",
  "Ｚ",
  "ｚ",
  "９",
  "ア".repeat(30),
])("R5.2 %s is a holder name", (name) => {
  expect(isHolderName(name)).toBe(true);
});

test.each([
  ["nothing", ""],
  ["ヲ", "ヲ"],
  ["ヲ among others", "アヲイ"],
  ["only symbols", "゛゜（）「」／．ー￥"],
  ["only spaces", "　"],
  ["one too long", "ア".repeat(31)],
  ["hiragana", "やまだ"],
  ["kanji", "山田"],
  ["half-width kana", "ﾔﾏﾀﾞ"],
  ["half-width letters", "ABC"],
  ["half-width digits", "123"],
  ["a half-width hyphen", "ア-イ"],
  ["a middle dot", "ア・イ"],
  ["a comma", "ア，イ"],
  ["a half-width yen sign", "ア¥"],
  ["a line end", "ア\n"],
  ["ヷ", "ヷ"],
  ["an emoji", "ア😀"],
])("R5.2 %s is no holder name", (_, name) => {
  expect(isHolderName(name)).toBe(false);
});

test.each([
  ["ﾔﾏﾀﾞ ﾀﾛｳ", "ヤマダ　タロウ"],
  ["ﾊﾟﾋﾞﾌﾟｳﾞ", "パビプヴ"],
  ["やまだたろう", "ヤマダタロウ"],
  ["きゃりー", "キヤリー"],
  ["キャッシュ", "キヤツシユ"],
  ["ァィゥェォッャュョヮヵヶ", "アイウエオツヤユヨワカケ"],
  ["abc xyz 019", "ＡＢＣ　ＸＹＺ　０１９"],
  ["ａｂｃ", "ＡＢＣ"],
  ["カ゛ハ゜", "ガパ"],
  ["か\u3099は\u309a", "ガパ"],
  ["ア゛\u3099\u309a", "ア゛゛゜"],
  ["ｱﾞ", "ア゛"],
  ["ジョン・スミス", "ジヨン．スミス"],
  ["ｼﾞｮﾝ･ｽﾐｽ", "ジヨン．スミス"],
  ["エー-‐‑‒–—―−－ｰビー", "エーーーーーーーーーーービー"],
  ["\\¥￥＼ア", "￥￥￥￥ア"],
  ["｢ア｣/ィ.", "「ア」／イ．"],
  ["  ヤマダ \t タロウ　\n", "ヤマダ　タロウ"],
  ["ヤマダ　　タロウ", "ヤマダ　タロウ"],
  [" ヤマダ", "ヤマダ"],
  ["ヤマダ ", "ヤマダ"],
  ["ア\tイ", "ア　イ"],
  ["ア（ｱ", "ア（ア"],
  ["ア\rイ", "ア　イ"],
  ["ヲ", "ヲ"],
  ["ｦ", "ヲ"],
  ["山田", "山田"],
  ["😀ｱ", "😀ア"],
  ["", ""],
])("R5.2 B1 the holder name %j becomes %j", (typed, formatted) => {
  expect(formatHolderName(typed)).toBe(formatted);
});

test.each([
  ["株式会社ヤマダ", "カ）ヤマダ"],
  ["ヤマダ株式会社", "ヤマダ（カ"],
  ["ヤマダ株式会社トウキョウ支店", "ヤマダ（カ）トウキヨウ支店"],
  ["株式会社 ヤマダ", "カ）ヤマダ"],
  ["ヤマダ　㈱", "ヤマダ（カ"],
  ["ヤマダ ㈱ トウキョウ", "ヤマダ（カ）トウキヨウ"],
  ["㈱ﾔﾏﾀﾞ", "カ）ヤマダ"],
  ["(株)ﾔﾏﾀﾞ", "カ）ヤマダ"],
  ["（カ）ヤマダ", "カ）ヤマダ"],
  ["ヤマダ(ｶ)", "ヤマダ（カ"],
  ["ヤマダ（カ）トウキヨウ", "ヤマダ（カ）トウキヨウ"],
  ["カ）ヤマダ", "カ）ヤマダ"],
  ["カブシキガイシャヤマダ", "カ）ヤマダ"],
  ["やまだかぶしきがいしゃ", "ヤマダ（カ"],
  ["ｶﾌﾞｼｷｶﾞｲｼｬ ﾔﾏﾀﾞ", "カ）ヤマダ"],
  ["有限会社アオ", "ユ）アオ"],
  ["㈲アオ", "ユ）アオ"],
  ["合同会社アオ", "ド）アオ"],
  ["合名会社アオ", "メ）アオ"],
  ["合資会社アオ", "シ）アオ"],
  ["医療法人社団アオ", "イ）アオ"],
  ["医療法人アオ", "イ）アオ"],
  ["一般財団法人アオ", "ザイ）アオ"],
  ["財団法人アオ", "ザイ）アオ"],
  ["公益社団法人アオ", "シヤ）アオ"],
  ["宗教法人アオ", "シユウ）アオ"],
  ["学校法人アオ", "ガク）アオ"],
  ["社会福祉法人アオ", "フク）アオ"],
  ["特定非営利活動法人アオ", "トクヒ）アオ"],
  ["独立行政法人アオ", "ドク）アオ"],
  ["農事組合法人アオ", "ノウ）アオ"],
  ["弁護士法人アオ", "ベン）アオ"],
  ["税理士法人アオ", "ゼイ）アオ"],
  ["司法書士法人アオ", "シホウ）アオ"],
  ["行政書士法人アオ", "ギヨ）アオ"],
  ["社会保険労務士法人アオ", "ロウム）アオ"],
  ["相互会社アオ", "ソ）アオ"],
  ["株式会社", "株式会社"],
  ["　㈱　", "㈱"],
  ["㈱㈱", "カ）（カ"],
])("R5.2 B1 the company form is abbreviated: %j becomes %j", (typed, formatted) => {
  expect(formatHolderName(typed)).toBe(formatted);
});

test.each([
  ["ﾔﾏﾀﾞ", []],
  ["株式会社ヤマダ", []],
  [`株式会社${"ア".repeat(28)}`, []],
  [`株式会社${"ア".repeat(29)}`, ["holderName"]],
  ["山田", ["holderName"]],
  ["を", ["holderName"]],
  ["", ["holderName"]],
  [null, ["holderName"]],
  [undefined, ["holderName"]],
])("R5.2 D5.2 the rules check the formatted name: %j", (typed, codes) => {
  const issues = holderNameIssues(typed, ["holder_name"]);
  expect(issues.map((issue) => issue.code)).toEqual(codes);
  for (const issue of issues) expect(issue).toMatchObject({ path: ["holder_name"], params: { maximum: 30 } });
});

test("B1 formatHolderName accepts a text of any length", () => {
  expect(formatHolderName("ｱ".repeat(200_000))).toHaveLength(200_000);
  expect(formatHolderName("㈱".repeat(20_000)).startsWith("カ）（カ）")).toBe(true);
});

test.each([
  ["㈱ﾔﾏﾀﾞｺｳﾑﾃﾝ", "カ）ヤマダコウムテン"],
  // The formatted name would still contain kanji and be refused.
  ["株式会社青空建設", "株式会社青空建設"],
  ["株式会社アオゾラ", "カ）アオゾラ"],
])("R5.2 D5.2 only an acceptable name is suggested: %s", (typed, suggestion) => {
  expect(suggestHolderName(typed)).toBe(suggestion);
});
