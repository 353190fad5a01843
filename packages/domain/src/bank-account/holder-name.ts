import type { Issue, IssuePath } from "../issue.ts";
import { formatHolderName } from "./format-holder-name.ts";

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
