import type { Issue, IssuePath } from "../issue.ts";
import { isReadable } from "../japanese-input/invisible-characters.ts";
import { nonBlankText, type TypedText } from "./typed-text.ts";

// Emoji, their modifiers, and flags.
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\uFE0F|\u20E3/u;

// Characters that a browser may read as markup, and stacked accents.
const markupOrStackedAccents = /[<>]|\p{M}{3}/u;

// A URL, which a reader might open, or the beginning of a spreadsheet formula.
const linkOrFormula = /[:：][/／]{2}|^\s*[=＝]/u;

/** True if every character may be printed in a contract. */
export const isPrintable = (text: string): boolean =>
  !emoji.test(text) && !markupOrStackedAccents.test(text) && !linkOrFormula.test(text);

/** Counts code points, so that 𠮷 is one character for the user too. */
export const charactersIn = (text: string) => [...text].length;

/** Finds texts that are too long, or that contain invisible or ambiguous characters. */
export function textIssues<Field extends string>(
  record: Readonly<Partial<Record<NoInfer<Field>, TypedText>>>,
  longest: Readonly<Record<Field, number>>,
  path: IssuePath = [],
): Issue<"tooLong" | "unreadableCharacters">[] {
  return (Object.keys(longest) as Field[]).flatMap((field): Issue<"tooLong" | "unreadableCharacters">[] => {
    const text = nonBlankText(record[field]) ?? "";
    const fieldPath = [...path, field];
    if (charactersIn(text) > longest[field])
      return [{ path: fieldPath, code: "tooLong", params: { max: longest[field] } }];
    return isReadable(text) ? [] : [{ path: fieldPath, code: "unreadableCharacters" }];
  });
}
