import { displayIdOf } from "@kaitori/domain";

/** An account or an invoice, which has upload slots of its own. */
interface WithFiles {
  readonly contentfile_relations: readonly { readonly kind: string }[];
}

/** Numbers the slots: by the item's files, else the first free number (R3.2, R3.7). */
export function withDisplayIds<Item extends WithFiles>(
  items: readonly Item[],
): { displayId: number; item: Item }[] {
  const numbered = items.map((item) => ({
    item,
    displayId: displayIdOf(item.contentfile_relations[0]?.kind ?? ""),
  }));
  const takenIds = new Set(numbered.map(({ displayId }) => displayId));
  const takeFirstFreeId = () => {
    let candidate = 1;
    while (takenIds.has(candidate)) candidate += 1;
    takenIds.add(candidate);
    return candidate;
  };
  return numbered.map(({ item, displayId }) => ({ item, displayId: displayId ?? takeFirstFreeId() }));
}
