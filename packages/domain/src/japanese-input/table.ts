/** Pairs the characters of two equally long rows. */
export function tableOf(from: string, to: string): ReadonlyMap<string, string> {
  const targets = Array.from(to);
  return new Map(Array.from(from, (character, index) => [character, targets[index] ?? character]));
}

/** Replaces every character the table knows and keeps the others. */
export function foldBy(table: ReadonlyMap<string, string>, text: string): string {
  let folded = "";
  for (const character of text) folded += table.get(character) ?? character;
  return folded;
}
