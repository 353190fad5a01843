import { withoutHyphens } from "./hyphens.ts";
import { katakana, largeKana } from "./kana.ts";
import { composeVoicedMarks } from "./voiced-marks.ts";
import { fullWidth } from "./width.ts";

/** Two spellings people take for the same have the same key: width, kana, case, spaces and hyphens aside (B1). */
export function searchKey(text: string): string {
  const folded = largeKana(katakana(fullWidth(text.toUpperCase())));
  // Composed last: removing a character may bring a kana and its mark together.
  return composeVoicedMarks(withoutHyphens(folded).replace(/[\s・]/g, ""));
}
