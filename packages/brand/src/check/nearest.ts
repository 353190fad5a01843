import { closest, distance } from "fastest-levenshtein";

/** The name that was probably meant: the most similar one, if few letters differ. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const best = closest(name, names);
  const letters = distance(name, best);
  return letters <= Math.max(2, name.length / 4) && 2 * letters <= name.length ? best : undefined;
}
