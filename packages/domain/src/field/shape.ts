import type { Issue, IssueCode, IssuePath } from "../issue.ts";
import { filledIn, type TypedText } from "./typed-text.ts";

export type Shape = { readonly rule: (text: string) => boolean; readonly code: IssueCode };

/** What is filled in but cannot be read, field by field; a blank field is for another rule to find (R5). */
export function shapeIssues<Field extends string>(
  record: Readonly<Partial<Record<NoInfer<Field>, TypedText>>>,
  shapes: Readonly<Record<Field, Shape | readonly Shape[]>>,
  path: IssuePath = [],
): Issue[] {
  const fields = Object.keys(shapes) as Field[];
  return fields.flatMap((field) => {
    const text = filledIn(record[field]);
    const broken = [shapes[field]].flat().find(({ rule }) => text !== null && !rule(text));
    return broken ? [{ path: [...path, field], code: broken.code }] : [];
  });
}
