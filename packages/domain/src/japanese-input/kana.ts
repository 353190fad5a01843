import { replaceByTable, tableOf } from "./table.ts";

// ぁ U+3041 … ゖ U+3096 and ァ U+30A1 … ヶ U+30F6 have the same order.
const hiragana = Array.from({ length: 86 }, (_, index) => String.fromCharCode(0x3041 + index)).join("");
const katakanaRow = Array.from({ length: 86 }, (_, index) => String.fromCharCode(0x30a1 + index)).join("");

export const katakanaTable = tableOf(hiragana, katakanaRow);
export const largeKanaTable = tableOf("ァィゥェォッャュョヮヵヶ", "アイウエオツヤユヨワカケ");

/** Converts hiragana to katakana (B1). */
export const katakana = (text: string) => replaceByTable(katakanaTable, text);

/** Converts small kana to large ones, as banks write names: キャノン → キヤノン (B1). */
export const largeKana = (text: string) => replaceByTable(largeKanaTable, text);
