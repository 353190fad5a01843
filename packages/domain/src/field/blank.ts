import type { Issue, IssuePath } from "../issue.ts";

/** Blank is: no string, or nothing but spaces of either width (spec §5, R5.4). */
export const isBlank = (value: unknown) => typeof value !== "string" || value.trim() === "";

/** Requires the given fields to be non-blank strings (spec §5, R5.4). */
export function blankIssues<Field extends string>(
  record: Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
  path: IssuePath = [],
): Issue<"blank">[] {
  return fields
    .filter((field) => isBlank(record[field]))
    .map((field) => ({ path: [...path, field], code: "blank" }));
}
