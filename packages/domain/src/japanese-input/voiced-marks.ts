import { tableOf } from "./table.ts";

const voiced = tableOf(
  "カキクケコサシスセソタチツテトハヒフヘホウ",
  "ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ",
);
const halfVoiced = tableOf("ハヒフヘホ", "パピプペポ");

const pairs = /([カキクケコサシスセソタチツテトハヒフヘホウ])[゛\u3099]|([ハヒフヘホ])[゜\u309a]/g;
const combining = /[\u3099\u309a]/g;

/** A kana followed by its mark becomes one character: カ゛ → ガ. A mark that fits nowhere stands alone (B1). */
export function composeVoicedMarks(text: string): string {
  return text
    .replace(pairs, (_, dull: string | undefined, breathed: string) =>
      dull === undefined ? (halfVoiced.get(breathed) ?? "") : (voiced.get(dull) ?? ""),
    )
    .replace(combining, (mark) => (mark === "\u3099" ? "゛" : "゜"));
}
