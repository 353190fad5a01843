import type { Issue, IssueCode, IssuePath } from "../issue.ts";

// Fillers and the blank braille pattern are letters in Unicode but invisible.
const visibleCharacter = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** The value is not a string, or contains nothing visible (R5.4). */
export const isBlank = (value: unknown) => typeof value !== "string" || !visibleCharacter.test(value);

const issuesOfBlanks =
  <Code extends IssueCode>(code: Code) =>
  <Field extends string>(
    record: Readonly<Partial<Record<Field, unknown>>>,
    fields: readonly Field[],
    path: IssuePath = [],
  ): Issue<Code>[] =>
    fields.filter((field) => isBlank(record[field])).map((field) => ({ path: [...path, field], code }));

/** Requires the given fields to be non-blank strings (R5.4). */
export const blankIssues = issuesOfBlanks("blank");

/** Requires the given fields of an entry or a claim to be filled in (R5.7). */
export const requiredIssues = issuesOfBlanks("required");

/** Value of a form or wire field before validation. */
export type TypedText = string | null | undefined;

/** Text to validate; null for a blank field, which another rule reports. */
export const nonBlankText = (value: TypedText): string | null =>
  typeof value === "string" && !isBlank(value) ? value : null;

export type FormatRule = { readonly rule: (text: string) => boolean; readonly code: IssueCode };

/** Finds texts that break the format of their field; another rule reports blank fields (R5). */
export function formatIssues<Field extends string>(
  record: Readonly<Partial<Record<NoInfer<Field>, TypedText>>>,
  formatRules: Readonly<Record<Field, FormatRule | readonly FormatRule[]>>,
  path: IssuePath = [],
): Issue[] {
  const fields = Object.keys(formatRules) as Field[];
  return fields.flatMap((field) => {
    const text = nonBlankText(record[field]);
    const failedRule = [formatRules[field]].flat().find(({ rule }) => text !== null && !rule(text));
    return failedRule ? [{ path: [...path, field], code: failedRule.code }] : [];
  });
}

/** Converts the given texts to their stored form; missing ones stay missing (B1). */
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
