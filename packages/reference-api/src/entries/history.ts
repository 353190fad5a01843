import { ClaimStatus } from "@kaitori/domain";
import type { HistoryEvent } from "@kaitori/wire";
import type { Selectable } from "kysely";
import type { Executor } from "../database/database.ts";
import { type Writes, write } from "../database/writes.ts";
import type { Act, Actor } from "./act.ts";
import type { EntryTables } from "./entry-tables.ts";

export type HistoryRow = {
  entryId: number;
  claimId?: number;
  act: Act;
  actor: Actor;
  from: number | null;
  to: number;
  note?: string;
  now: Date;
};

/** One dated row for every change (R4.21, B8); in the transaction of the change. */
export const addHistory = (executor: Executor, rows: readonly HistoryRow[]): Promise<void> =>
  write(executor, historyWrites(rows));

export function historyWrites(rows: readonly HistoryRow[]): Writes {
  if (rows.length === 0) return {};
  return {
    history: (open) =>
      open.insertInto("entry_history").values(
        rows.map(({ entryId, claimId, act, actor, from, to, note, now }) => ({
          entry_id: entryId,
          claim_id: claimId ?? null,
          at: now,
          act,
          actor,
          from_status: from,
          to_status: to,
          note: note ?? "",
        })),
      ),
  };
}

/** Everything, with every note, for the desk. */
export async function entryHistory(executor: Executor, entryId: number): Promise<HistoryEvent[]> {
  return (await rowsOf(executor, entryId)).map(eventOf);
}

/**
 * For the applicant: what the desk has decided about a claim is told with the offer, a refusal also when the entry is
 * declined; what staff note beside a decision stays with the staff. What is asked for again is written to the applicant.
 */
export async function applicantHistory(executor: Executor, entryId: number): Promise<HistoryEvent[]> {
  const { reviewed_at, rejected_at } = await executor
    .selectFrom("entry")
    .select(["reviewed_at", "rejected_at"])
    .where("id", "=", entryId)
    .executeTakeFirstOrThrow();
  const rows = await rowsOf(executor, entryId);
  const told = reviewed_at === null ? rows.flatMap((row) => beforeOffer(row, rejected_at !== null)) : rows;
  return told.map((row) =>
    eventOf(row.actor === "desk" && row.act !== "returned" ? { ...row, note: "" } : row),
  );
}

const decisions: ReadonlySet<number | null> = new Set([ClaimStatus.canBuy, ClaimStatus.cannotBuy]);

/** Of the claims of a withdrawn entry those that were refused have no row of it: the entry's own row says it for all. */
function beforeOffer(row: Row, isDeclined: boolean): Row[] {
  if (row.claim_id === null) return [row];
  if (row.act === "reviewed") return isDeclined && row.to_status === ClaimStatus.cannotBuy ? [row] : [];
  if (row.act === "cancelled") return [];
  return [decisions.has(row.from_status) ? { ...row, from_status: ClaimStatus.underReview } : row];
}

type Row = Selectable<EntryTables["entry_history"]>;

const rowsOf = (executor: Executor, entryId: number): Promise<Row[]> =>
  executor.selectFrom("entry_history").selectAll().where("entry_id", "=", entryId).orderBy("id").execute();

const eventOf = (row: Row): HistoryEvent => ({
  id: row.id,
  created_at: row.at.toISOString(),
  claim: row.claim_id,
  from: row.from_status,
  to: row.to_status,
  act: row.act,
  actor: row.actor === "applicant" ? "applicant" : "service",
  note: row.note,
});
