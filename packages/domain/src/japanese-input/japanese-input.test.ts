import { expect, test } from "vitest";
import { withoutCompanyForm } from "./company-form.ts";
import { hyphenVariants, plainNumber, withoutHyphens } from "./hyphens.ts";
import { composeVoicedMarks, katakana, largeKana, searchKey } from "./kana.ts";
import { normaliseLines } from "./one-line.ts";
import { fullWidth, halfWidth } from "./width.ts";

test.each([
  ["!09AZaz~ ", "！０９ＡＺａｚ～　"],
  ["¥\\", "￥＼"],
  ["｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰ", "。「」、・ヲァィゥェォャュョッー"],
  ["ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄ", "アイウエオカキクケコサシスセソタチツテト"],
  ["ﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ", "ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜"],
  ["漢字ひらがなカナ", "漢字ひらがなカナ"],
])("B1 %j in full width is %j", (text, wide) => {
  expect(fullWidth(text)).toBe(wide);
});

test.each([
  ["！０９ＡＺａｚ～　￥", "!09AZaz~ ¥"],
  ["カナｶﾅ", "カナｶﾅ"],
])("B1 %j in half width is %j", (text, narrow) => {
  expect(halfWidth(text)).toBe(narrow);
});

test.each([
  ["ぁあぃいゔゕゖんを", "ァアィイヴヵヶンヲ"],
  ["ゝ漢Aー", "ゝ漢Aー"],
])("B1 %s in katakana is %s", (text, kana) => {
  expect(katakana(text)).toBe(kana);
});

test("B1 small kana become large ones", () => {
  expect(largeKana("キャノンァィゥェォッャュョヮヵヶ")).toBe("キヤノンアイウエオツヤユヨワカケ");
});

test("B1 voiced marks are composed with their kana", () => {
  const unvoiced = "カキクケコサシスセソタチツテトハヒフヘホウ";
  expect(composeVoicedMarks(Array.from(unvoiced, (kana) => `${kana}゛`).join(""))).toBe(
    "ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ",
  );
  expect(composeVoicedMarks("ハ゜ヒ\u309aフ゜ヘ゜ホ゜")).toBe("パピプペポ");
  expect(composeVoicedMarks("ア゛カ゜ン\u3099")).toBe("ア゛カ゜ン゛");
  expect(composeVoicedMarks("\u3099\u309a")).toBe("゛゜");
});

test("B1 every hyphen and long vowel mark is removed", () => {
  expect(withoutHyphens(`1${hyphenVariants}ー2`)).toBe("12");
  expect(plainNumber(" １２－３４　５‐６\t")).toBe("123456");
});

test.each([
  ["ミズホ", "みずほ"],
  ["ﾐｽﾞﾎ", "みずほ"],
  ["ジャパン・ネット", "ｼﾞﾔﾊﾟﾝﾈﾂﾄ"],
  ["abc", "ＡＢＣ"],
  ["サーバー", "サバ"],
  ["港　銀行", "港銀行"],
])("B1 searching for %s finds %s", (one, other) => {
  expect(searchKey(one)).toBe(searchKey(other));
});

test("B1 different names have different search keys", () => {
  expect(searchKey("みずほ")).not.toBe(searchKey("みなと"));
});

test.each([
  ["株式会社山田", "山田"],
  ["山田　（株）", "山田"],
  ["㈱山田㈲", "山田"],
  ["山田", "山田"],
])("B10 the name of %s without its company form is %s", (text, name) => {
  expect(withoutCompanyForm(text)).toBe(name);
});

test.each([
  [" 一行目\r\n二行目\r三行目\u2028四行目\n\n", "一行目\n二行目\n三行目\n四行目"],
  ["仕入\u202eれ\u2066の\u200b代金", "仕入れの代金"],
  ["\u001b[31m赤\u0007", "[31m赤"],
])("B1 the text %j with paragraphs is stored as %j", (typed, saved) => {
  expect(normaliseLines(typed)).toBe(saved);
});
