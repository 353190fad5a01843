const maximumDepth = 64;
/** Lists of forms and ids are shorter, and a query accepts a limited number of values. */
const maximumLength = 1000;

/** False for NUL or a lone surrogate in a text, unsafe integers, deep nesting and long lists. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === maximumDepth) return false;
  if (Array.isArray(value))
    return value.length <= maximumLength && value.every((inner) => isStorable(inner, depth + 1));
  const entries = Object.entries(value);
  if (entries.length > maximumLength) return false;
  return entries.every(([name, inner]) => isStorable(name, depth + 1) && isStorable(inner, depth + 1));
}
