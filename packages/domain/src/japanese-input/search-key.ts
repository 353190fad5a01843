import { withoutHyphens } from "./hyphens.ts";
import { katakana, largeKana } from "./kana.ts";
import { composeVoicedMarks } from "./voiced-marks.ts";
import { fullWidth } from "./width.ts";

/** Two spellings people take for the same have the same key: width, kana, case, spaces and hyphens aside (B1). */
export const searchKey = (text: string) =>
  withoutHyphens(largeKana(composeVoicedMarks(katakana(fullWidth(text)))))
    .replace(/[\s・]/g, "")
    .toUpperCase();
