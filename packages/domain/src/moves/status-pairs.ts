import { type ClaimChange, type EntryChange, type MoveName, type Mover, moveNames, moveOf } from "./moves.ts";

/** One change that is allowed: of an entry or of a claim, by which move, from where to where, and who can make it. */
export type StatusPair = {
  readonly subject: "entry" | "claim";
  readonly move: MoveName;
  readonly from: number | null;
  readonly to: number;
  readonly by: readonly Mover[];
};

/** The table of moves, pair by pair, as the database has it. */
export const statusPairs: readonly StatusPair[] = moveNames.flatMap((move) => {
  const { by, entry, claims } = moveOf(move);
  const pairs = (subject: "entry" | "claim", change: EntryChange | ClaimChange | undefined): StatusPair[] =>
    (change?.from ?? []).map((from) => ({ subject, move, from, to: change?.to ?? 0, by }));
  return [...pairs("entry", entry), ...pairs("claim", claims?.meant), ...pairs("claim", claims?.others)];
});
