import type { Issue, IssuePath } from "../issue.ts";

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
