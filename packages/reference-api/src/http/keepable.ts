const deepest = 64;

/**
 * Whether the database can hold a value as it came. No page sends what it cannot: NUL or half a character in a text,
 * a whole number that is no longer exact, nesting without a bottom.
 */
export function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(
    ([name, inner]) => isKeepable(name, depth + 1) && isKeepable(inner, depth + 1),
  );
}
