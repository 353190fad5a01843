import { type ClaimChange, type EntryChange, type MoveName, type Mover, moveNames, moveOf } from "./moves.ts";

/** One allowed change of status: of an entry or a claim, by which move, from and to which status, and by whom. */
export type StatusPair = {
  readonly subject: "entry" | "claim";
  readonly move: MoveName;
  readonly from: number | null;
  readonly to: number;
  readonly by: readonly Mover[];
};

/**
 * The table of moves, pair by pair: a server compares with it what its database allows.
 * @public
 */
export const statusPairs: readonly StatusPair[] = moveNames.flatMap((move) => {
  const { by, entry, claims } = moveOf(move);
  const pairs = (subject: "entry" | "claim", change: EntryChange | ClaimChange | undefined): StatusPair[] =>
    (change?.from ?? []).map((from) => ({ subject, move, from, to: change?.to ?? 0, by }));
  return [...pairs("entry", entry), ...pairs("claim", claims?.meant), ...pairs("claim", claims?.others)];
});
