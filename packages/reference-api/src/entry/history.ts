import { saleEndCopy } from "@kaitori/brand/copy/sale-end";
import { reasonsText } from "@kaitori/brand/reasons";
import { copyOf } from "@kaitori/brand/text";
import { ClaimStatus } from "@kaitori/domain";
import type { GivenReason, HistoryEvent } from "@kaitori/wire";
import { type Insertable, type Selectable, sql } from "kysely";
import type { ServedBrand } from "../brands/brand.ts";
import type { Executor, Writes } from "../database/database.ts";
import type { EntryTables } from "../database/tables/entry-tables.ts";

type NewHistoryRow = Omit<Insertable<EntryTables["entry_history"]>, "note" | "reasons"> & {
  note?: string;
  reasons?: readonly GivenReason[] | undefined;
};

/** One dated row for every change, in the transaction of the change (R4.21, B8). */
export function historyWrites(rows: readonly NewHistoryRow[]): Writes {
  if (rows.length === 0) return {};
  const values = rows.map(({ note = "", reasons = [], ...row }) => ({
    ...row,
    note,
    reasons: JSON.stringify(reasons),
  }));
  return { history: (query) => query.insertInto("entry_history").values(values) };
}

/** All events for the desk, with notes and the fields that a resubmission corrected. */
export async function entryHistory(executor: Executor, entryId: number) {
  const rows = await selectHistory(executor, entryId)
    .select(
      sql<{ field: string; before: unknown; after: unknown }[]>`coalesce((
        select json_agg(json_build_object('field', field, 'before', before, 'after', after) order by id)
        from claim_correction
        where claim_correction.claim_id = entry_history.claim_id
          and claim_correction.transaction_id = entry_history.transaction_id), '[]')`.as("changes"),
    )
    .execute();
  return rows.map((row) => ({ ...toHistoryEvent(row), changes: row.changes }));
}

/**
 * Events for the applicant. Decisions about claims appear after the offer, and refusals also after a rejection.
 * Reasons become sentences of the brand; notes of staff are left out, except requests for papers.
 */
export async function applicantHistory(
  executor: Executor,
  { copy }: ServedBrand,
  entryId: number,
): Promise<HistoryEvent[]> {
  const { offered_at, rejected_at } = await executor
    .selectFrom("entry")
    .select(["offered_at", "rejected_at"])
    .where("id", "=", entryId)
    .executeTakeFirstOrThrow();
  const rows = await selectHistory(executor, entryId).execute();
  const visibleRows = offered_at === null ? rowsBeforeOffer(rows, rejected_at !== null) : rows;
  return visibleRows.map((row) => toHistoryEvent({ ...row, note: noteForApplicant(copy, row) }));
}

function noteForApplicant(copy: ServedBrand["copy"], row: Row): string {
  if (row.cause) return copyOf(copy, saleEndCopy)[row.cause];
  return isStaffNote(row) ? reasonsText(copy, row.reasons) : row.note;
}

/** Acts whose note the desk writes to the applicant. */
const actsWithNoteToApplicant: ReadonlySet<string> = new Set([
  "askAgain",
  "answerSecondLook",
  "endSale",
  "endContract",
]);

const isStaffNote = ({ actor, act, reasons }: Row) =>
  !actsWithNoteToApplicant.has(act) && (actor === "desk" || reasons.length > 0);

const decidedStatuses: ReadonlySet<number | null> = new Set([ClaimStatus.canBuy, ClaimStatus.cannotBuy]);

/** Leaves out decisions of the desk. A claim that was refused counts as cancelled with its entry. */
function rowsBeforeOffer(rows: readonly Row[], isRejected: boolean): Row[] {
  const hiddenActs = new Set<string>(["buy", "cancel", ...(isRejected ? [] : ["refuse"])]);
  return rows
    .filter(({ claim_id, act }) => claim_id === null || !hiddenActs.has(act))
    .map((row) =>
      row.claim_id !== null && decidedStatuses.has(row.from_status)
        ? { ...row, from_status: ClaimStatus.underReview }
        : row,
    );
}

type Row = Selectable<EntryTables["entry_history"]>;

const selectHistory = (executor: Executor, entryId: number) =>
  executor.selectFrom("entry_history").selectAll().where("entry_id", "=", entryId).orderBy("id");

const toHistoryEvent = (row: Row): HistoryEvent => ({
  id: row.id,
  created_at: row.at.toISOString(),
  claim: row.claim_id,
  from: row.from_status,
  to: row.to_status,
  act: row.act,
  actor: row.actor === "applicant" ? "applicant" : "service",
  note: row.note,
  ...(row.reasons.length > 0 ? { reasons: row.reasons } : {}),
  ...(row.cause ? { cause: row.cause } : {}),
});
