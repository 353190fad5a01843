import type { Issue, IssuePath } from "../issue.ts";
import { abbreviateCompanyForm } from "../japanese-input/company-form.ts";
import { longVowels } from "../japanese-input/hyphens.ts";
import { composeVoicedMarks, katakana, largeKana } from "../japanese-input/kana.ts";
import { fullWidth, shift } from "../japanese-input/width.ts";

/**
 * Converts a typed holder name to the form that banks use (R5.2, B1): full width, large katakana and
 * capitals, composed voiced marks, hyphens as ー, ・ as ．, \ as ￥, an abbreviated company form.
 * NFKC is no help: it splits ゛, narrows ￥ and spells ㈱ out.
 */
export function formatHolderName(text: string): string {
  if (formattedName.test(text)) return text;
  const wide = shift(largeKana(katakana(fullWidth(longVowels(text)))), /[ａ-ｚ]/g, -0x20);
  const signs = wide.replace(/・/g, "．").replace(/＼/g, "￥");
  return abbreviateCompanyForm(collapseSpaces(composeVoicedMarks(signs)));
}

// Fast path for most names: no mark, no space, no bracket, and no long company form such as カブシキガイシヤ.
const formattedName =
  /^[アイウエオカキ-ヂツ-モヤユヨ-ロワヰヱンヴＡ-Ｚ０-９「」／．ー￥）]*(?:（[アイウエオカキ-ヂツ-モヤユヨ-ロワヰヱンヴＡ-Ｚ０-９「」／．ー￥]*)?$/;

// Spaces are full width here except for tabs and line ends.
const misplacedSpace = /^\s|\s$|\s\s|[\t-\r]/;
const collapseSpaces = (text: string) =>
  misplacedSpace.test(text) ? text.trim().replace(/\s+/g, "\u3000") : text;

/** Characters of a holder name (R9.1). */
export const holderNameMaximum = 30;

// Katakana but ヲ, full-width letters and digits, then the symbols; at least one is not a symbol.
const holderName =
  /^(?=.*[ァ-ヱン-ヶＡ-Ｚａ-ｚ０-９])[ァ-ヱン-ヶＡ-Ｚａ-ｚ０-９゛゜（）「」／．ー￥ \u3000]{1,30}$/;

/** Checks a formatted holder name (R5.2). */
export const isHolderName = (text: string) => holderName.test(text);

/** Suggests the stored form while the user types, or the typed text if the rules would refuse that form anyway. */
export function suggestHolderName(typed: string): string {
  const formatted = formatHolderName(typed);
  return isHolderName(formatted) ? formatted : typed;
}

/** Formats and checks a holder name (R5.2). */
export function holderNameIssues(text: unknown, path: IssuePath): Issue<"holderName">[] {
  const isValid = typeof text === "string" && isHolderName(formatHolderName(text));
  return isValid ? [] : [{ path, code: "holderName", params: { maximum: holderNameMaximum } }];
}
