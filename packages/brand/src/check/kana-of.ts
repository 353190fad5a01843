/** By a consonant in Latin letters: its kana before a, i, u, e and o. */
const rows = new Map(
  "アイウエオ kカキクケコ gガギグゲゴ sサシスセソ zザジズゼゾ jザジズゼゾ tタチツテト cタチツテト dダヂヅデド nナニヌネノ hハヒフヘホ fハヒフヘホ bバビブベボ pパピプペポ mマミムメモ yヤイユエヨ rラリルレロ wワイウエヲ"
    .split(" ")
    .map((row) => [row.replace(/[^a-z]/g, ""), row.replace(/[a-z]/g, "")]),
);
const vowels = "aiueo";
const smallKana = ["ャ", "", "ュ", "ェ", "ョ"];
/** A contracted sound (きゃ), another syllable, or ん. */
const syllable = /(sh|ch|j|[kgnhbpmr]y)([aiueo])|(ts|[kgsztdnhfbpmyrw]?)([aiueo])|(n)(?![aiueoy])/y;

/** A name in Latin letters as it is read in Japanese, in katakana; undefined if it is no Japanese word. */
export function katakanaOf(name: string): string | undefined {
  let kana = "";
  for (syllable.lastIndex = 0; syllable.lastIndex < name.length; ) {
    const match = syllable.exec(name);
    if (!match) return undefined;
    const [, contracted, contractedVowel = "", consonant, vowel = ""] = match;
    const row = rows.get((contracted ?? consonant)?.slice(0, 1) ?? "") ?? "";
    kana += contracted
      ? `${row[1]}${smallKana[vowels.indexOf(contractedVowel)]}`
      : vowel
        ? row[vowels.indexOf(vowel)]
        : "ン";
  }
  return kana;
}
