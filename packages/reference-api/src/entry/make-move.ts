import type { Mover } from "@kaitori/domain";
import { type EntryStatus, type MoveName, type MoveRefusal, moveOf, resultOfMove } from "@kaitori/domain";
import type { Actor, EntryWithClaims } from "../database/tables/entry-tables.ts";
import { write } from "../database/writes.ts";
import { conflict } from "../http/errors.ts";
import type { RawJson } from "../http/raw-json.ts";
import {
  claimWrites,
  entryWrites,
  type OtherClaimColumns,
  type OtherEntryColumns,
  remarkWrites,
} from "./move-writes.ts";
import { type MoveContext, type MoveInfo, moveRecordWrites } from "./record-move.ts";
import { insertEntry, type NewEntry } from "./submission/insert-entry.ts";

export type MoveDetails = MoveInfo & {
  /** Claims that the move selects. */
  claims?: readonly number[];
  /** Further columns of the entry to change. */
  set?: OtherEntryColumns;
  setOfClaims?: OtherClaimColumns;
};

/**
 * Applies a move of the domain's table with its date, history and notices as one statement (R4.21, B8). The database
 * refuses any other change of a status.
 */
export async function makeMove(
  context: MoveContext,
  entry: EntryWithClaims,
  name: MoveName,
  { claims: selected, set, setOfClaims, ...moveInfo }: MoveDetails = {},
): Promise<EntryStatus> {
  const { status, claims } = checkMove(context, entry, name, selected);
  const move = moveOf(name);
  await write(context.transaction, {
    ...(move.entry ? entryWrites(entry, move.entry, context.now, set) : {}),
    ...claimWrites(claims, context.now, selected ?? [], setOfClaims),
    ...(move.clearsRemarks ? remarkWrites(entry.id, move.clearsRemarks, selected ?? []) : {}),
    ...(await moveRecordWrites(context, entry, name, { ...moveInfo, from: entry.status, claims })),
  });
  return status;
}

/** Creates an entry by its first move. */
export async function makeSubmission(
  context: MoveContext,
  newEntry: NewEntry,
  moveInfo: (id: number) => MoveInfo,
): Promise<RawJson> {
  const { code, applicant_id } = newEntry.entry;
  const { id, answer } = await insertEntry(context.transaction, newEntry);
  const submitted = { ...moveInfo(id), from: null, claims: [] };
  await write(
    context.transaction,
    await moveRecordWrites(context, { id, code, applicant_id }, "submit", submitted),
  );
  return answer;
}

/** Computes the result of a move, or throws a conflict with the current status (R4.21). */
export function checkMove(
  { actor }: Pick<MoveContext, "actor">,
  entry: EntryWithClaims,
  name: MoveName,
  selected?: readonly number[],
) {
  const result = resultOfMove(entry, name, { by: moverOf(actor), selected });
  if (!result.ok) throw refusal(result);
  return result;
}

const refusal = ({ cause, status }: MoveRefusal) =>
  cause === "wrongClaimStatus"
    ? conflict("claimNotInState", { claim_status: status })
    : conflict("entryNotInState", { entry_status: status });

/** Maps the review policy to the domain's mover `system`. */
const moverOf = (actor: Actor): Mover => (actor === "review" ? "system" : actor);
