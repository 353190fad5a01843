import { type ClaimChange, type EntryChange, type MoveName, type Mover, moveNames, moveOf } from "./moves.ts";

/** One allowed status change of an entry or a claim. */
export type StatusPair = {
  readonly subject: "entry" | "claim";
  readonly move: MoveName;
  readonly from: number | null;
  readonly to: number;
  readonly by: readonly Mover[];
};

/** All status changes of the table of moves, for comparison with a database. @public */
export const statusPairs: readonly StatusPair[] = moveNames.flatMap((move) => {
  const { by, entry, claims } = moveOf(move);
  const pairs = (subject: "entry" | "claim", change: EntryChange | ClaimChange | undefined): StatusPair[] =>
    (change?.from ?? []).map((from) => ({ subject, move, from, to: change?.to ?? 0, by }));
  return [...pairs("entry", entry), ...pairs("claim", claims?.selected), ...pairs("claim", claims?.others)];
});
