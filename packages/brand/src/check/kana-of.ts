const rows = new Map(
  "アイウエオ kカキクケコ gガギグゲゴ sサシスセソ zザジズゼゾ jザジズゼゾ tタチツテト cタチツテト dダヂヅデド nナニヌネノ hハヒフヘホ fハヒフヘホ bバビブベボ pパピプペポ mマミムメモ yヤイユエヨ rラリルレロ wワイウエヲ"
    .split(" ")
    .map((row) => [row.replace(/[^a-z]/g, ""), row.replace(/[a-z]/g, "")]),
);
const vowels = "aiueo";
const small = ["ャ", "", "ュ", "ェ", "ョ"];
const syllable = /(sh|ch|j|[kgnhbpmr]y)([aiueo])|(ts|[kgsztdnhfbpmyrw]?)([aiueo])|(n)(?![aiueoy])/y;

/** A name in Latin letters as it is read in Japanese, in katakana; undefined if it is no Japanese word. */
export function katakanaOf(name: string): string | undefined {
  let kana = "";
  for (syllable.lastIndex = 0; syllable.lastIndex < name.length; ) {
    const match = syllable.exec(name);
    if (!match) return undefined;
    const [, soft, softVowel = "", hard, vowel = ""] = match;
    const row = rows.get((soft ?? hard)?.slice(0, 1) ?? "") ?? "";
    kana += soft ? `${row[1]}${small[vowels.indexOf(softVowel)]}` : vowel ? row[vowels.indexOf(vowel)] : "ン";
  }
  return kana;
}
