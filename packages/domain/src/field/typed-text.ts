import type { Issue, IssueCode, IssuePath } from "../issue.ts";

// Fillers and the empty pattern of braille are letters to a computer, and nothing to a reader.
const seen = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** Blank is: no string, or nothing that can be seen, such as spaces of either width (R5.4). */
export const isBlank = (value: unknown) => typeof value !== "string" || !seen.test(value);

/** Requires the given fields to be non-blank strings (R5.4). */
export function blankIssues<Field extends string>(
  record: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
  path: IssuePath = [],
): Issue<"blank">[] {
  return fields
    .filter((field) => isBlank(record[field]))
    .map((field) => ({ path: [...path, field], code: "blank" }));
}

/** Value of a field of a form or of the wire before it is judged. */
export type TypedText = string | null | undefined;

/** The text that is there to be judged by its form; nothing when the field is blank, which is another finding. */
export const filledIn = (value: TypedText): string | null =>
  typeof value === "string" && !isBlank(value) ? value : null;

/** Requires the given fields of an entry or a claim to be filled in (R5.7). */
export function requiredIssues<Field extends string>(
  record: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
  path: IssuePath = [],
): Issue<"required">[] {
  return fields
    .filter((field) => isBlank(record[field]))
    .map((field) => ({ path: [...path, field], code: "required" }));
}

export type Shape = { readonly rule: (text: string) => boolean; readonly code: IssueCode };

/** Finds text that cannot be read, field by field; another rule finds blank fields (R5). */
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

/** The texts that were given, each in the form in which it is judged and stored; what was not given is left out (B1). */
export const formatFields = <Field extends string>(
  record: Readonly<Partial<Record<NoInfer<Field>, TypedText>>>,
  formats: Readonly<Record<Field, (text: string) => string>>,
): Partial<Record<Field, string>> => {
  const formatted: Partial<Record<Field, string>> = {};
  for (const field in formats) {
    const text = record[field];
    if (typeof text === "string") formatted[field] = formats[field](text);
  }
  return formatted;
};
