import { shift } from "./width.ts";

/** Converts hiragana to katakana, which has the same order (B1). */
export const katakana = (text: string) => shift(text, /[ぁ-ゖ]/g, 0x60);

/** Converts small kana to large ones, as banks write names: キャノン → キヤノン (B1). */
export const largeKana = (text: string) =>
  shift(text, /[ァィゥェォッャュョヮ]/g, 1)
    .replace(/ヵ/g, "カ")
    .replace(/ヶ/g, "ケ");
