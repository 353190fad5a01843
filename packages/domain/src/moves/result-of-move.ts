import type { ClaimStatus } from "../claim/claim-status.ts";
import type { EntryStatus } from "../entry/entry-status.ts";
import { type ClaimChange, type MoveName, type Mover, moveOf } from "./moves.ts";

type ClaimBeforeMove = { readonly id: number; readonly status: ClaimStatus };
type EntryBeforeMove = { readonly status: EntryStatus; readonly claims: readonly ClaimBeforeMove[] };

export type MovedClaim = { readonly id: number; readonly from: ClaimStatus; readonly change: ClaimChange };

export type MoveRefusal =
  | { readonly ok: false; readonly cause: "wrongMover" | "wrongStatus"; readonly status: EntryStatus }
  | { readonly ok: false; readonly cause: "wrongClaimStatus"; readonly status: ClaimStatus };

export type MoveResult =
  | { readonly ok: true; readonly status: EntryStatus; readonly claims: readonly MovedClaim[] }
  | MoveRefusal;

/** Result of a move for an entry and its claims, or a refusal with the status that forbids it (R4.21). */
export function resultOfMove(
  entry: EntryBeforeMove,
  name: MoveName,
  { by, selected = [] }: { readonly by: Mover; readonly selected?: readonly number[] | undefined },
): MoveResult {
  const move = moveOf(name);
  const { status } = entry;
  if (!move.by.includes(by)) return { ok: false, cause: "wrongMover", status };
  const isStatusAllowed = move.entry ? move.entry.from.includes(status) : status === move.during;
  if (!isStatusAllowed) return { ok: false, cause: "wrongStatus", status };
  const claims: MovedClaim[] = [];
  for (const { id, status: from } of entry.claims) {
    const isSelected = selected.includes(id);
    const change = isSelected ? move.claims?.selected : move.claims?.others;
    if (change?.from.includes(from)) claims.push({ id, from, change });
    else if (isSelected) return { ok: false, cause: "wrongClaimStatus", status: from };
  }
  return { ok: true, status: move.entry?.to ?? status, claims };
}
