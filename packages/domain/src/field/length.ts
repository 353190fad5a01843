import type { Issue, IssuePath } from "../issue.ts";
import { charactersIn } from "./characters.ts";
import { filledIn, type TypedText } from "./typed-text.ts";

/** Texts that are longer than what is kept of them. */
export function lengthIssues<Field extends string>(
  record: Readonly<Partial<Record<NoInfer<Field>, TypedText>>>,
  longest: Readonly<Record<Field, number>>,
  path: IssuePath = [],
): Issue<"tooLong">[] {
  const fields = Object.keys(longest) as Field[];
  return fields
    .filter((field) => charactersIn(filledIn(record[field]) ?? "") > longest[field])
    .map((field) => ({ path: [...path, field], code: "tooLong", params: { max: longest[field] } }));
}
