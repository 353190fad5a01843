/** The name that was probably meant: the most similar one, if few letters differ. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((candidate) => ({ candidate, distance: distance(name, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, name.length / 4) && 2 * best.distance <= name.length
    ? best.candidate
    : undefined;
}

/** Levenshtein distance, one row at a time. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const above = row;
    row = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const change = (above[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1);
      row.push(Math.min(change, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
  }
  return row[to.length] ?? 0;
}
