import { datesOf } from "@kaitori/brand/dates";
import type { MailName } from "@kaitori/brand/mail";
import {
  addBankDays,
  type CalendarDate,
  type ClaimReport,
  type ClaimReportKind,
  dayToAskAgain,
  EntryStatus,
  handOverDay,
  isSettled,
  readReport,
  reportIssues,
  todayInTokyo,
  unpaidByPayer,
} from "@kaitori/domain";
import { reportClaim } from "@kaitori/wire";
import { lockApplicant } from "../../database/applicants.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, issuesRefusal, notFound, refuseIssues } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import { countAccountUse } from "../../http/rate-limit.ts";
import { makeMove, type ReviewContext } from "../make-move.ts";
import { agreedDays } from "../offer/offer-terms.ts";
import { lockEntry, lockOwnEntry, requireClaim } from "../own-entry.ts";
import { openTask } from "../tasks/open-task.ts";
import { reportableStatuses, requireHandOverFacts, saleDay } from "./hand-over-facts.ts";
import { listHandOverSums } from "./read-hand-overs.ts";
import { recordClaimEvent } from "./record-claim-event.ts";

/** Name of mail and history event for each kind of report. */
const events = {
  received: "reportReceived",
  notYet: "reportNotYet",
  payerInsolvent: "reportInsolvent",
} as const satisfies Record<ClaimReportKind, string>;

/** Bank days in which the desk must find out the court's filing deadline. */
const bankDaysToFile = 5;

/**
 * Reports money of a payer. The report changes the last day and never makes the seller late. A receipt from an
 * insolvent payer reopens the claim (B12).
 */
export const reportClaimRoute = handle(reportClaim, async (request) => {
  const { params, body, brand, services, now } = request;
  await countAccountUse(request, "reports", request.applicant.id);
  return request.transactionOnce(async (transaction) => {
    const applicantId = request.applicant.id;
    const { entry_id } = await transaction
      .selectFrom("claim")
      .select("entry_id")
      .where("id", "=", params.id)
      .executeTakeFirstOrThrow(notFound);
    const entry = await lockOwnEntry(transaction, applicantId, entry_id);
    // Locks the applicant before the insert references its row.
    await lockApplicant(transaction, applicantId);
    const row = requireClaim(entry, params.id);
    const { facts, agreed } = await requireHandOverFacts(transaction, row);
    const days = agreedDays(agreed, brand.settings);
    const isAfterSettling = isSettled(facts);
    if (!reportableStatuses.has(row.status) && !(isAfterSettling && body.kind === "received"))
      throw conflict("claimNotReportable", { claim_status: row.status });
    const today = todayInTokyo(now);
    refuseIssues(reportIssues(body, { left: unpaidByPayer(facts), today, soldOn: saleDay(entry) }));
    const report = readReport(body);
    if (!report) throw issuesRefusal([{ path: ["kind"], code: "choice" }]);

    const askAgainOn = dayToAskAgain(facts, { ...days, today });
    await transaction
      .insertInto("claim_report")
      .values({
        claim_id: row.id,
        applicant_id: applicantId,
        at: now,
        kind: report.kind,
        ...columnsOf(report, askAgainOn),
      })
      .execute();
    const context = { transaction, services, brand, actor: "applicant", now } as const;
    const reopening = entry.status === EntryStatus.archived ? "reopen" : "unsettle";
    if (isAfterSettling) await makeMove(context, entry, reopening, { claims: [row.id] });
    if (report.kind === "payerInsolvent") {
      // The desk replaces this day with the court's deadline.
      const due_on = addBankDays(today, bankDaysToFile);
      const about = { brand: brand.name, entry_id: entry.id, claim_id: row.id };
      await openTask(transaction, { ...about, kind: "fileClaim", due_on }, now);
    }
    await recordClaimEvent(context, await lockEntry(transaction, entry.id), row.id, {
      event: events[report.kind],
      mail: mailOf(report, entry.paid_out_at !== null),
      amount: report.kind === "received" ? report.amount : 0,
      // The notice names the day of the expected money, even if a received part is due earlier.
      ...(report.kind === "notYet" && {
        values: {
          date: datesOf(brand.copy).bankDay(
            report.expectedOn === null
              ? askAgainOn
              : handOverDay(report.expectedOn, days.closedDay, days.handOver),
          ),
        },
      }),
    });
    return listHandOverSums(transaction, brand, applicantId, now);
  });
});

/** The mail, if its name differs from the event of the report. */
function mailOf(report: ClaimReport, isPaid: boolean): MailName | undefined {
  if (report.kind !== "notYet") return isPaid ? undefined : "reportBeforePayOut";
  return report.expectedOn === null ? "reportNotYetUnknown" : undefined;
}

function columnsOf(report: ClaimReport, askAgainOn: CalendarDate) {
  if (report.kind === "received") return { amount: report.amount, day: report.on };
  if (report.kind === "payerInsolvent") return { insolvency: report.insolvency };
  return { day: report.expectedOn, ask_again_on: report.expectedOn === null ? askAgainOn : null };
}

interface TakeBack {
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
  const report = await transaction
    .selectFrom("claim_report")
    .select(["id", "kind", "at"])
    .where("claim_id", "=", id)
    .where("taken_back_at", "is", null)
    .$if(reportId !== undefined, (query) => query.where("id", "=", reportId ?? 0))
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow(() => conflict("noReportToTakeBack"));
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
  await recordClaimEvent(context, entry, id, {
    event: "takeBackReport",
    takenBackReportAt: report.at,
    values: { reason },
    note: reason,
  });
}
