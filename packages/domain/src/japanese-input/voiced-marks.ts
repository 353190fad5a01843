import { replaceByTable, tableOf } from "./table.ts";

const voiced = tableOf(
  "カキクケコサシスセソタチツテトハヒフヘホウ",
  "ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ",
);
const halfVoiced = tableOf("ハヒフヘホ", "パピプペポ");
const spacingMarks = tableOf("\u3099\u309a", "゛゜");

const voicedPair = /([カキクケコサシスセソタチツテトハヒフヘホウ])゛/g;
const halfVoicedPair = /([ハヒフヘホ])゜/g;

// Some systems decompose file names. Only kana are composed, because NFC would also change kanji of names.
const decomposed = /[ぁ-ヿ][\u3099\u309a]/g;

/** A kana followed by its mark becomes one character: カ゛ → ガ. A mark after another character stays separate (B1). */
export function composeVoicedMarks(text: string): string {
  if (!/[゛゜\u3099\u309a]/.test(text)) return text;
  return replaceByTable(
    spacingMarks,
    text.replace(decomposed, (pair) => pair.normalize("NFC")),
  )
    .replace(voicedPair, (_, kana: string) => replaceByTable(voiced, kana))
    .replace(halfVoicedPair, (_, kana: string) => replaceByTable(halfVoiced, kana));
}
