import type { Mover } from "@kaitori/domain";
import { type EntryStatus, type MoveName, type MoveRefusal, moveOf, whereMoveLeads } from "@kaitori/domain";
import type { Actor, EntryWithClaims } from "../database/tables/entry-tables.ts";
import { write } from "../database/writes.ts";
import { conflict } from "../http/errors.ts";
import type { RawJson } from "../http/raw-json.ts";
import {
  claimWrites,
  entryWrites,
  type MoreOfClaims,
  type MoreOfEntry,
  remarkWrites,
} from "./move-writes.ts";
import { type MoveContext, type MoveNews, newsWrites } from "./record-move.ts";
import { insertEntry, type NewEntry } from "./submission/insert-entry.ts";

export type MoveDetails = MoveNews & {
  /** The claims that are meant, where the move means some of them. */
  claims?: readonly number[];
  /** Columns that change together with the status. */
  set?: MoreOfEntry;
  setOfClaims?: MoreOfClaims;
};

/**
 * The only way in which the status of an entry or a claim changes: by a move of the domain's table, with its date, its
 * rows of history and what the applicant is told, as one statement (R4.21, B8). The database refuses every other one.
 */
export async function makeMove(
  context: MoveContext,
  entry: EntryWithClaims,
  name: MoveName,
  { claims: meant, set, setOfClaims, ...news }: MoveDetails = {},
): Promise<EntryStatus> {
  const { status, claims } = moveOrRefuse(context, entry, name, meant);
  const move = moveOf(name);
  await write(context.transaction, {
    ...(move.entry ? entryWrites(entry, move.entry, context.now, set) : {}),
    ...claimWrites(claims, context.now, meant ?? [], setOfClaims),
    ...(move.clearsRemarks ? remarkWrites(entry.id, move.clearsRemarks, meant ?? []) : {}),
    ...(await newsWrites(context, entry, name, { ...news, from: entry.status, claims })),
  });
  return status;
}

/** The move with which an entry and its claims begin; its news need the number that the entry has from then on. */
export async function makeSubmission(
  context: MoveContext,
  given: NewEntry,
  news: (id: number) => MoveNews,
): Promise<RawJson> {
  const { code, applicant_id } = given.entry;
  const { id, answer } = await insertEntry(context.transaction, given);
  const submitted = { ...news(id), from: null, claims: [] };
  await write(
    context.transaction,
    await newsWrites(context, { id, code, applicant_id }, "submit", submitted),
  );
  return answer;
}

/** The target of a move by the domain's table; an illegal move is refused with the status that forbids it (R4.21). */
export function moveOrRefuse(
  { actor }: Pick<MoveContext, "actor">,
  entry: EntryWithClaims,
  name: MoveName,
  meant?: readonly number[],
) {
  const leads = whereMoveLeads(entry, name, { by: moverOf(actor), meant });
  if (!leads.ok) throw refusal(leads);
  return leads;
}

const refusal = ({ cause, status }: MoveRefusal) =>
  cause === "wrongClaimStatus"
    ? conflict("claimNotInState", { claim_status: status })
    : conflict("entryNotInState", { entry_status: status });

/** The domain knows the policy as the system. */
const moverOf = (actor: Actor): Mover => (actor === "review" ? "system" : actor);
