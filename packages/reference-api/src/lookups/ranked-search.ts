/** An item with its normalised keys, the best first. */
export type Searchable<Item> = { item: Item; keys: readonly string[] };

/** Finds exact matches first, then matches at the beginning, then others, each in the order of the list. */
export function rankedSearch<Item>(list: readonly Searchable<Item>[], key: string, limit: number): Item[] {
  if (key === "") return [];
  const ranks: [Item[], Item[], Item[]] = [[], [], []];
  for (const { item, keys } of list) {
    const rank = rankOf(keys, key);
    if (rank !== undefined) ranks[rank].push(item);
  }
  return ranks.flat().slice(0, limit);
}

function rankOf(keys: readonly string[], key: string): 0 | 1 | 2 | undefined {
  let best: 0 | 1 | 2 | undefined;
  for (const candidate of keys) {
    if (candidate === key) return 0;
    if (candidate.startsWith(key)) best = 1;
    else if (best === undefined && candidate.includes(key)) best = 2;
  }
  return best;
}
