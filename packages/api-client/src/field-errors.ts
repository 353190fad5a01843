/** The first message of each field, by path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Deeper than any form; deeper levels are ignored. */
export const maximumDepth = 8;

const nonField = "non_field_errors";

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of messages; a single message may come without a list. */
export const messagesOf = (value: unknown): string[] =>
  [value].flat().filter((message) => typeof message === "string");

/**
 * Flattens the errors of R8.1: claims and banks by index, then by field. General messages of a row are at its path, to
 * which fields without a message fall back.
 */
export function fieldErrorsOf(body: Readonly<Record<string, unknown>>): FieldErrors {
  // fromEntries defines properties instead of assigning them, so a field named __proto__ is only a field.
  return Object.fromEntries(pairsBelow(body, [], 0));
}

function pairsBelow(
  node: Readonly<Record<string, unknown>>,
  path: readonly string[],
  depth: number,
): [string, string][] {
  if (depth === maximumDepth) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === nonField && depth === 0) return [];
    return pairsOf(value, key === nonField ? path : [...path, key], depth + 1);
  });
}

function pairsOf(value: unknown, path: readonly string[], depth: number): [string, string][] {
  const [first] = messagesOf(value);
  if (first !== undefined) return [[path.join("."), first]];
  if (Array.isArray(value)) return pairsBelow({ ...value }, path, depth);
  return isObject(value) ? pairsBelow(value, path, depth) : [];
}
