import type { Issue, IssuePath } from "../issue.ts";
import { isBlank } from "./blank.ts";

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
