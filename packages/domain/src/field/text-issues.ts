import type { Issue, IssuePath } from "../issue.ts";
import { isReadable } from "../japanese-input/unseen.ts";
import { filledIn, type TypedText } from "./typed-text.ts";

/** 𠮷 is one character: code points are counted, as a reader of the limit counts. */
export const charactersIn = (text: string) => [...text].length;

/** Texts that are longer than what is kept of them, or that have characters which not every reader sees. */
export function textIssues<Field extends string>(
  record: Readonly<Partial<Record<NoInfer<Field>, TypedText>>>,
  longest: Readonly<Record<Field, number>>,
  path: IssuePath = [],
): Issue<"tooLong" | "unreadableCharacters">[] {
  return (Object.keys(longest) as Field[]).flatMap((field): Issue<"tooLong" | "unreadableCharacters">[] => {
    const text = filledIn(record[field]) ?? "";
    const at = [...path, field];
    if (charactersIn(text) > longest[field])
      return [{ path: at, code: "tooLong", params: { max: longest[field] } }];
    return isReadable(text) ? [] : [{ path: at, code: "unreadableCharacters" }];
  });
}
