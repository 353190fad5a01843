import { displayIdOf } from "@kaitori/domain";

/** What takes its files into slots of its own: an account, an invoice. */
interface WithFiles {
  readonly contentfile_relations: readonly { readonly kind: string }[];
}

/** The number of each one's slots: that of its files, and without files the first that no other bears (R3.2, R3.7). */
export function displayIdsOf(parts: readonly WithFiles[]): number[] {
  const named = parts.map(({ contentfile_relations: [first] }) => first && displayIdOf(first.kind));
  const taken = new Set(named);
  return named.map((number) => {
    if (number !== undefined) return number;
    let free = 1;
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free;
  });
}
