const deepest = 64;
/** Longer than any list of a form or of ids; a question to the database holds only so many. */
const longest = 1000;

/**
 * True if the database can hold a value as it came. No page sends what it cannot: NUL or half a character in a text,
 * a whole number that is no longer exact, nesting without a bottom, lists without an end.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === deepest) return false;
  if (Array.isArray(value))
    return value.length <= longest && value.every((inner) => isStorable(inner, depth + 1));
  const entries = Object.entries(value);
  if (entries.length > longest) return false;
  return entries.every(([name, inner]) => isStorable(name, depth + 1) && isStorable(inner, depth + 1));
}
