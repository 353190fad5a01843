import { ClaimStatus, todayInTokyo, withheldAmount } from "@kaitori/domain";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";
import { makeMove } from "../make-move.ts";
import { requireClaim } from "../own-entry.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { reportableStatuses, requireHandOverFacts } from "./hand-over-facts.ts";
import { recordClaimEvent, updateDueDay, withClaim } from "./record-claim-event.ts";

export interface TakeBack {
  readonly claim: number;
  readonly reason: string;
  /** Id of the report; the last valid report if absent. */
  readonly report?: number | undefined;
}

/**
 * Takes back a mistaken report, such as one with a wrong year. The report stays readable. The last day is computed
 * from the other reports, and a delay that was based on this report ends (B12).
 */
export async function takeBackReport(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, reason, report: reportId }: TakeBack,
): Promise<void> {
  const { transaction, now } = context;
  const row = requireClaim(entry, id);
  if (!reportableStatuses.has(row.status)) throw conflict("claimNotInState", { claim_status: row.status });
  const report = await findReport(transaction, id, reportId);
  if (!report) throw conflict("noReportToTakeBack");
  await transaction
    .updateTable("claim_report")
    .set({ taken_back_at: now, taken_back_reason: reason })
    .where("id", "=", report.id)
    .execute();
  // Deleted instead of closed, because a new report of insolvency must open the task again.
  if (report.kind === "payerInsolvent")
    await transaction
      .deleteFrom("desk_task")
      .where("claim_id", "=", id)
      .where("kind", "=", "fileClaim")
      .where("closed_at", "is", null)
      .execute();
  const updated = await updateDueDay(context, entry, id, { fromContract: true });
  const claim = await endBaselessDelay(context, withClaim(entry, updated), {
    claim: updated,
    since: report.at,
  });
  const values = { reason };
  await recordClaimEvent(context, entry, { claim, event: "takeBackReport", values, note: reason });
}

const findReport = (transaction: Transaction, claim: number, reportId: number | undefined) =>
  transaction
    .selectFrom("claim_report")
    .select(["id", "kind", "at"])
    .where("claim_id", "=", claim)
    .where("taken_back_at", "is", null)
    .$if(reportId !== undefined, (query) => query.where("id", "=", reportId ?? 0))
    .orderBy("id", "desc")
    .executeTakeFirst();

/** Ends a delay that was set after the report and relied on it. */
async function endBaselessDelay(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim, since }: { readonly claim: ClaimRow; readonly since: Date },
): Promise<ClaimRow> {
  const { transaction, now } = context;
  const { facts } = await requireHandOverFacts(transaction, claim);
  const isOverdue = withheldAmount(facts) > 0 && facts.dueOn !== null && facts.dueOn < todayInTokyo(now);
  if (claim.status !== ClaimStatus.delay || isOverdue || !(await wasDelayed(transaction, claim.id, since)))
    return claim;
  await makeMove(context, entry, "endDelay", { claims: [claim.id] });
  return { ...claim, status: ClaimStatus.transferred };
}

async function wasDelayed(transaction: Transaction, claim: number, since: Date): Promise<boolean> {
  const event = await transaction
    .selectFrom("entry_history")
    .select("id")
    .where("claim_id", "=", claim)
    .where("act", "=", "delay")
    .where("at", ">=", since)
    .executeTakeFirst();
  return event !== undefined;
}
