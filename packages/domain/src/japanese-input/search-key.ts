import { withoutHyphens } from "./hyphens.ts";
import { katakana, largeKana } from "./kana.ts";
import { composeVoicedMarks } from "./voiced-marks.ts";
import { fullWidth } from "./width.ts";

/** Equal for spellings that people consider the same: ignores width, kana, case, spaces and hyphens (B1). */
export function searchKey(text: string): string {
  const folded = largeKana(katakana(fullWidth(text.toUpperCase())));
  // Composes at the end, because removing a character may join a kana and its mark.
  return composeVoicedMarks(withoutHyphens(folded).replace(/[\s・]/g, ""));
}
