import { halfWidth } from "./width.ts";

/** Characters that keyboards and documents use for a hyphen or a long vowel (B1). */
export const hyphenVariants = "-‐‑‒–—―−－﹣ｰ─━";

/** Takes every hyphen for a long vowel, as in a name in kana. */
export const longVowels = (text: string) => text.replace(everyHyphen, "ー");

/** Pattern for any of them; ー is on the same key, so people type it in numbers, too (B1). */
export const hyphenOrLongVowel = `[${hyphenVariants}ー]`;

const everyHyphen = new RegExp(hyphenOrLongVowel, "g");

/** Removes all hyphens from a number (B1). */
export const withoutHyphens = (text: string) => text.replace(everyHyphen, "");

/** Converts a number to its stored form: half width, without spaces and hyphens (B1). */
export const plainNumber = (text: string) => withoutHyphens(halfWidth(text)).replace(/\s/g, "");
