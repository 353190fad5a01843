import { tableOf } from "./table.ts";

/** Characters that keyboards and documents use for a hyphen or a long vowel (B1). */
export const hyphenVariants = "-‐‑‒–—―−－﹣ｰ─━";

export const toLongVowel = tableOf(hyphenVariants, "ー".repeat(hyphenVariants.length));

/** Any of them as a pattern; in numbers the long vowel is a slip of the same key (B1). */
export const hyphenOrLongVowel = `[${hyphenVariants}ー]`;

const everyHyphen = new RegExp(hyphenOrLongVowel, "g");

/** Without any hyphen, for numbers (B1). */
export const withoutHyphens = (text: string) => text.replace(everyHyphen, "");
