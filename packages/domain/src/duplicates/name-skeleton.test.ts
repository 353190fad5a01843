import fc from "fast-check";
import { expect, test } from "vitest";
import { comparableObliger, isSameName } from "./same-obliger.ts";

const withName = (obliger_company_name: string) => ({ obliger_company_name });
const areSame = (one: string, other: string) =>
  isSameName(comparableObliger(withName(one)), comparableObliger(withName(other)));

const invisible = [
  ["U+3164, the filler of Hangul", "\u3164"],
  ["U+FFA0, the Hangul filler in half width", "\uFFA0"],
  ["U+FE0E, a text variation selector", "\uFE0E"],
  ["U+FE0F, an emoji variation selector", "\uFE0F"],
  ["U+E0100, a variation selector of Han letters", "\u{E0100}"],
  ["U+034F, the combining grapheme joiner", "\u034F"],
  ["U+115F, a filler of Hangul", "\u115F"],
  ["U+17B4, an unwritten vowel of Khmer", "\u17B4"],
  ["U+180B, a selector of Mongolian", "\u180B"],
  ["U+180E, a separator of Mongolian", "\u180E"],
  ["U+200B, the zero width space", "\u200B"],
  ["U+200D, a joiner", "\u200D"],
  ["U+202E, the right-to-left override", "\u202E"],
  ["U+2066, an isolate", "\u2066"],
  ["U+2800, the empty pattern of braille", "\u2800"],
  ["U+FEFF, the byte order mark", "\uFEFF"],
  ["U+E0041, a tag", "\u{E0041}"],
  ["U+1D173, a musical beam", "\u{1D173}"],
  ["U+1D159, an undrawn note head", "\u{1D159}"],
  ["U+FFFC, the object replacement character", "\uFFFC"],
  ["U+E000, a private-use character", "\uE000"],
  ["U+F8FF, another private-use character", "\uF8FF"],
  ["U+10FFFD, the last private-use character", "\u{10FFFD}"],
  ["U+0378, an unassigned code point", "\u0378"],
  ["U+FFFF, a noncharacter", "\uFFFF"],
] as const;

const names = fc.constantFrom(
  "株式会社青空建設",
  "ｶ)ｱｵｿﾞﾗｹﾝｾﾂ",
  "アオゾラ㈱",
  "Aozora Kensetsu",
  "葛\u{E0100}城商店",
  "か\u3099くせい商会",
);
const anywhere = fc.tuple(names, fc.nat(20), fc.integer({ min: 1, max: 60 }));
const insertText = (name: string, place: number, text: string) => {
  const letters = Array.from(name);
  return [...letters.slice(0, place), text, ...letters.slice(place)].join("");
};

test.each(invisible)(
  "B10 a name with invisible characters equals the name without them: %s",
  (_, character) => {
    fc.assert(
      fc.property(anywhere, ([name, place, times]) =>
        areSame(name, insertText(name, place, character.repeat(times))),
      ),
    );
  },
);

test.each([
  { title: "a radical (部首) for a Han letter, U+2F2D", one: "山川商店", other: "⼭川商店" },
  { title: "a radical (部首) for a Han letter, U+2ED1", one: "長崎商店", other: "⻑崎商店" },
  { title: "a Hebrew letter for a kana", one: "ロータリー工業", other: "םータリー工業" },
  { title: "Cyrillic letters", one: "ABC商事", other: "АВС商事" },
  { title: "Greek letters", one: "ABC商事", other: "ΑΒC商事" },
  { title: "mathematical letters", one: "ABC商事", other: "𝐀𝖡𝒞商事" },
  { title: "letters with accents", one: "Cafe商会", other: "Café商会" },
  { title: "digits of another script", one: "第1建設", other: "第١建設" },
  { title: "sixty wide spaces", one: "青空建設", other: `青空${"\u3000".repeat(60)}建設` },
  { title: "spaces of other widths", one: "青空建設", other: "青\u2003空\u00A0建\u205F設" },
  { title: "a Han letter for a kana", one: "カエタロニ商会", other: "力工夕口二商会" },
  { title: "a Han letter for a long vowel", one: "スーパー山田", other: "ス一パ一山田" },
  { title: "old forms", one: "高橋浜辺沢", other: "髙橋濱邊澤" },
  { title: "more old forms", one: "青木内野清水教郎", other: "靑木內野淸水敎郞" },
  { title: "variants in family names", one: "吉田戸柳土屋", other: "𠮷田戶栁圡屋" },
  { title: "a Han letter with a variation selector", one: "葛城商店", other: "葛\u{E0101}城商店" },
  { title: "letters that differ by a stroke", one: "富士電設", other: "富土電設" },
  { title: "0 for O, l for 1", one: "O1商事", other: "0l商事" },
  { title: "stacked accents", one: "青空建設", other: "青\u0301\u0301空建設" },
  { title: "a letter in a circle", one: "上野商店", other: "㊤野商店" },
])("B10 names that look the same are equal, $title: $one, $other", ({ one, other }) => {
  expect(areSame(one, other)).toBe(true);
  expect(areSame(other, one)).toBe(true);
});

test.each([
  ["青空建設", "青空設備"],
  ["青空建設", "青空建設工業"],
  ["山田商店", "山本商店"],
  ["ABC商事", "ABD商事"],
  ["スーパー山田", "スーパー山本"],
  ["第一建設", "第建設"],
  ["一山商店", "山商店"],
  ["丸一青果", "丸青果"],
])("B10 different names are not equal: %s, %s", (one, other) => {
  expect(areSame(one, other)).toBe(false);
});
