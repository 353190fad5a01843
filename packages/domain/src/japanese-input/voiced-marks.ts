const voicedPair = /[カキクケコサシスセソタチツテトハヒフヘホウ]゛/g;
const halfVoicedPair = /[ハヒフヘホ]゜/g;

// Some systems decompose file names. Only kana are composed, because NFC would also change kanji of names.
const decomposed = /[ぁ-ヿ][\u3099\u309a]/g;

const compose = (kana: string, mark: string) => `${kana.charAt(0)}${mark}`.normalize("NFC");

/** A kana followed by its mark becomes one character: カ゛ → ガ. A mark after another character stays separate (B1). */
export function composeVoicedMarks(text: string): string {
  if (!/[゛゜\u3099\u309a]/.test(text)) return text;
  return text
    .replace(decomposed, (pair) => pair.normalize("NFC"))
    .replace(/\u3099/g, "゛")
    .replace(/\u309a/g, "゜")
    .replace(voicedPair, (pair) => compose(pair, "\u3099"))
    .replace(halfVoicedPair, (pair) => compose(pair, "\u309a"));
}
