/** An arrow from one status to another; null is before the first. */
export interface Arrow {
  readonly from: number | null;
  readonly to: number;
  /** Status changes along the arrow. */
  readonly names: readonly string[];
}

export interface Arc extends Arrow {
  /** Distance from the boxes, so that arrows do not touch. */
  readonly lane: number;
  readonly isBack: boolean;
}

/** Merges arrows with the same start and end. */
export function mergeArrows(
  moves: readonly { readonly name: string; readonly from: readonly (number | null)[]; readonly to: number }[],
): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { name, from: starts, to } of moves)
    for (const from of starts) {
      const existing = arrows.get(`${from} ${to}`);
      arrows.set(`${from} ${to}`, { from, to, names: [...(existing?.names ?? []), name] });
    }
  return [...arrows.values()];
}

/** Places the boxes from top to bottom in this order, and each arrow in the innermost free lane. */
export function placeArcs(order: readonly (number | null)[], arrows: readonly Arrow[]): Arc[] {
  const spans = arrows
    .map((arrow) => ({ arrow, at: order.indexOf(arrow.from), end: order.indexOf(arrow.to) }))
    .toSorted((one, other) => Math.abs(one.end - one.at) - Math.abs(other.end - other.at));
  const lanes: { [side in "forth" | "back"]: { top: number; bottom: number }[][] } = { forth: [], back: [] };
  return spans.map(({ arrow, at, end }) => {
    const isBack = end < at;
    const side = lanes[isBack ? "back" : "forth"];
    const [top, bottom] = [Math.min(at, end), Math.max(at, end)];
    const isFree = (arcs: readonly { top: number; bottom: number }[]) =>
      arcs.every((other) => other.bottom <= top || other.top >= bottom);
    const free = side.findIndex(isFree);
    const lane = free < 0 ? side.length : free;
    side[lane] = [...(side[lane] ?? []), { top, bottom }];
    return { ...arrow, lane, isBack };
  });
}
