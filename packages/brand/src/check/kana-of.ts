const rows: Readonly<Record<string, string>> = {
  "": "アイウエオ",
  k: "カキクケコ",
  g: "ガギグゲゴ",
  s: "サシスセソ",
  z: "ザジズゼゾ",
  j: "ザジズゼゾ",
  t: "タチツテト",
  d: "ダヂヅデド",
  n: "ナニヌネノ",
  h: "ハヒフヘホ",
  f: "ハヒフヘホ",
  b: "バビブベボ",
  p: "パピプペポ",
  m: "マミムメモ",
  y: "ヤイユエヨ",
  r: "ラリルレロ",
  w: "ワイウエヲ",
};
const small: Readonly<Record<string, string>> = { a: "ャ", i: "", u: "ュ", e: "ェ", o: "ョ" };
const syllable = /([kgsztdnhfbpmyrw]?)([aiueo])|(sh|ch|j|[kgnhbpmr]y)([aiueo])|(n)(?![aiueoy])|ts(u)/y;

/** A name in Latin letters as it is read in Japanese, in katakana; undefined if it is no Japanese word. */
export function katakanaOf(name: string): string | undefined {
  let kana = "";
  let rest = name.toLowerCase();
  while (rest !== "") {
    syllable.lastIndex = 0;
    const [match, plain, vowel = "", soft, softVowel = "", n, tsu] = syllable.exec(rest) ?? [];
    if (match === undefined) return undefined;
    const row = rows[(soft?.[0] === "c" ? "t" : (soft ?? plain ?? ""))[0] ?? ""] ?? "";
    if (n) kana += "ン";
    else if (tsu) kana += "ツ";
    else if (soft) kana += `${row[1]}${small[softVowel]}`;
    else kana += row["aiueo".indexOf(vowel)];
    rest = rest.slice(match.length);
  }
  return kana;
}
