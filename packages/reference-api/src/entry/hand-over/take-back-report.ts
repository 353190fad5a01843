import { ClaimStatus, todayInTokyo, withheld } from "@kaitori/domain";
import { lockApplicant } from "../../database/applicants.ts";
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, notFound } from "../../http/errors.ts";
import { makeMove } from "../make-move.ts";
import { lockEntry, requireClaim } from "../own-entry.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { followClaimMoney } from "./follow-money.ts";
import { withHandOverFacts } from "./hand-over-facts.ts";
import { owedValues } from "./owed-values.ts";
import { recordClaimEvent } from "./record-claim-event.ts";

const { contracted, transferred, delay } = ClaimStatus;
const reportable: ReadonlySet<number> = new Set([contracted, transferred, delay]);

export interface TakenBack {
  readonly claim: number;
  readonly reason: string;
  /** The last valid report, unless one is named. */
  readonly report?: number | undefined;
}

/**
 * Takes back a mistaken report, such as one with a wrong year: the report stays readable and counts no more. The last
 * day is found from the remaining reports, and a delay that rested on this one ends (B12).
 */
export async function takeBackReport(
  context: ReviewContext,
  entry: EntryWithClaims,
  { claim: id, reason, report: reportId }: TakenBack,
): Promise<void> {
  const { transaction, services, brand, actor, staffId, now } = context;
  const row = requireClaim(entry, id);
  if (!reportable.has(row.status)) throw conflict("claimNotInState", { claim_status: row.status });
  const report = await findReport(transaction, id, reportId);
  if (!report) throw conflict("noReportToTakeBack");
  await transaction
    .updateTable("claim_report")
    .set({ taken_back_at: now, taken_back_reason: reason })
    .where("id", "=", report.id)
    .execute();
  if (report.kind === "payerInsolvent") await dropFiling(transaction, id);
  await followClaimMoney(context, entry, id, { anew: true });
  const moved = await endBaselessDelay(context, entry.id, { claim: id, since: report.at });
  await recordClaimEvent(transaction, services, {
    brand,
    applicant: await lockApplicant(transaction, entry.applicant_id),
    entry,
    claim: moved,
    event: "takeBackReport",
    actor,
    staffId,
    values: { ...(await owedValues(context, moved, 0)), reason },
    note: reason,
    now,
  });
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

/** The claim need not be filed with the court any more; a new report opens the task again. */
const dropFiling = (transaction: Transaction, claim: number) =>
  transaction
    .deleteFrom("desk_task")
    .where("claim_id", "=", claim)
    .where("kind", "=", "fileClaim")
    .where("closed_at", "is", null)
    .execute();

/** Ends a delay that was set after the report and relied on it. */
async function endBaselessDelay(
  context: ReviewContext,
  entryId: number,
  { claim: id, since }: { readonly claim: number; readonly since: Date },
): Promise<ClaimRow> {
  const { transaction, now } = context;
  const entry = await lockEntry(transaction, entryId);
  const [claim] = await withHandOverFacts(
    transaction,
    entry.claims.filter((one) => one.id === id),
  );
  if (!claim) throw notFound();
  const { facts } = claim;
  const isOverdue = withheld(facts) > 0 && facts.dueOn !== null && facts.dueOn < todayInTokyo(now);
  if (claim.status !== delay || isOverdue || !(await wasDelayed(transaction, id, since))) return claim;
  await makeMove(context, entry, "endDelay", { claims: [id] });
  return { ...claim, status: transferred };
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
