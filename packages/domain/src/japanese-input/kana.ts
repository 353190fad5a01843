import { withoutHyphens } from "./hyphens.ts";
import { fullWidth, shift } from "./width.ts";

/** Converts hiragana to katakana, which has the same order (B1). */
export const katakana = (text: string) => shift(text, /[ぁ-ゖ]/g, 0x60);

/** Converts small kana to large ones, as banks write names: キャノン → キヤノン (B1). */
export const largeKana = (text: string) =>
  shift(text, /[ァィゥェォッャュョヮ]/g, 1)
    .replace(/ヵ/g, "カ")
    .replace(/ヶ/g, "ケ");

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

/** Equal for spellings that people consider the same: ignores width, kana, case, spaces and hyphens (B1). */
export function searchKey(text: string): string {
  const folded = largeKana(katakana(fullWidth(text.toUpperCase())));
  // Composes at the end, because removing a character may join a kana and its mark.
  return composeVoicedMarks(withoutHyphens(folded).replace(/[\s・]/g, ""));
}
