import type { Issue, IssuePath } from "../issue.ts";
import { isReadable } from "../japanese-input/invisible-characters.ts";
import { nonBlankText, type TypedText } from "./typed-text.ts";

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
