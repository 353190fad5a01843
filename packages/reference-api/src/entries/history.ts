import type { HistoryEvent } from "@kaitori/wire";
import type { Executor } from "../database/database.ts";
import { type Writes, write } from "../database/writes.ts";
import type { Act, Actor } from "./act.ts";

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

export async function entryHistory(executor: Executor, entryId: number): Promise<HistoryEvent[]> {
  const rows = await executor
    .selectFrom("entry_history")
    .selectAll()
    .where("entry_id", "=", entryId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    created_at: row.at.toISOString(),
    claim: row.claim_id,
    from: row.from_status,
    to: row.to_status,
    act: row.act,
    actor: row.actor === "applicant" ? "applicant" : "service",
    note: row.note,
  }));
}
