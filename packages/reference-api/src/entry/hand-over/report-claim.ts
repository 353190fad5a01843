import { datesOf } from "@kaitori/brand/dates";
import type { MailName } from "@kaitori/brand/mail";
import {
  addBankDays,
  type CalendarDate,
  type ClaimReport,
  type ClaimReportKind,
  ClaimStatus,
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
import type { Transaction } from "../../database/database.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { conflict, notFound } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import { issuesRefusal, refuseIssues } from "../../http/issues.ts";
import { spendOfAccount } from "../../http/rate-limit.ts";
import { makeMove } from "../make-move.ts";
import { readAgreedDays } from "../offer/agreed-days.ts";
import { lockOwnEntry, requireClaim } from "../own-entry.ts";
import { openTask } from "../tasks/open-task.ts";
import { followClaimMoney } from "./follow-money.ts";
import { soldOn, type WithFacts, withHandOverFacts } from "./hand-over-facts.ts";
import { owedValues } from "./owed-values.ts";
import { listHandOverSums } from "./read-hand-overs.ts";
import { recordClaimEvent } from "./record-claim-event.ts";

const { contracted, transferred, delay } = ClaimStatus;
const reportable: ReadonlySet<number> = new Set([contracted, transferred, delay]);

/** Each bears the name of its mail and of its row of history. */
const events = {
  received: "reportReceived",
  notYet: "reportNotYet",
  payerInsolvent: "reportInsolvent",
} as const satisfies Record<ClaimReportKind, string>;

/** Bank days within which the desk looks up by when a claim is to be filed. */
const bankDaysToFile = 5;

/**
 * Reports money of a payer; it moves the last day, and never makes the seller late. A receipt from an insolvent payer
 * reopens the claim (B12).
 */
export const reportClaimRoute = handle(reportClaim, async (request) => {
  const { params, body, brand, services, now } = request;
  const place = { database: services.database, secretKey: services.config.secretKey, now };
  await spendOfAccount(place, "reports", request.applicant.id);
  return request.transactionOnce(async (transaction) => {
    const applicantId = request.applicant.id;
    const entry = await lockOwnEntry(transaction, applicantId, await entryOf(transaction, params.id));
    const applicant = await lockApplicant(transaction, applicantId);
    const row = requireClaim(entry, params.id);
    const [claim] = await withHandOverFacts(transaction, [row]);
    if (!claim) throw notFound();
    const { facts } = claim;
    const isAfterSettling = isSettled(facts);
    if (!reportable.has(row.status) && !(isAfterSettling && body.kind === "received"))
      throw conflict("claimNotReportable", { claim_status: row.status });
    const bounds = { left: unpaidByPayer(facts), today: todayInTokyo(now), soldOn: soldOn(entry) };
    refuseIssues(reportIssues(body, bounds));
    const report = readReport(body);
    if (!report) throw issuesRefusal([{ path: ["kind"], code: "choice" }]);

    const { closedDay, handOver } = await readAgreedDays(transaction, entry.id, brand.settings);
    const askAgainOn = dayToAskAgain(facts, { today: todayInTokyo(now), handOver });
    await keep(transaction, claim, { report, askAgainOn, now });
    const context = { transaction, services, brand, actor: "applicant", now } as const;
    const opening = entry.status === EntryStatus.archived ? "reopen" : "unsettle";
    if (isAfterSettling) await makeMove(context, entry, opening, { claims: [claim.id] });
    const moved = await followClaimMoney(
      context,
      await lockOwnEntry(transaction, applicantId, entry.id),
      claim.id,
    );
    if (report.kind === "payerInsolvent")
      // A person looks up by when the claim is to be filed with the court, and puts that day in its place.
      await openTask(
        transaction,
        {
          brand: brand.name,
          kind: "fileClaim",
          entry_id: entry.id,
          claim_id: claim.id,
          due_on: addBankDays(todayInTokyo(now), bankDaysToFile),
        },
        now,
      );
    const amount = report.kind === "received" ? report.amount : 0;
    const values = await owedValues(context, moved, amount);
    // The notice names the day of what is still to come, even if a part that has come is due earlier.
    const comes = report.kind === "notYet" && {
      date: datesOf(brand.copy).day(
        report.expectedOn === null ? askAgainOn : handOverDay(report.expectedOn, closedDay, handOver),
      ),
    };
    const mail = mailOf(report, entry.paid_out_at !== null);
    await recordClaimEvent(transaction, services, {
      brand,
      applicant,
      entry,
      claim: moved,
      event: events[report.kind],
      ...(mail && { mail }),
      actor: "applicant",
      values: { ...values, ...comes },
      now,
    });
    return listHandOverSums(transaction, applicantId, { brand, now });
  });
});

/** The mail, where it is not the one of the report's kind. */
function mailOf(report: ClaimReport, isPaid: boolean): MailName | undefined {
  if (report.kind !== "notYet") return isPaid ? undefined : "reportBeforePayOut";
  return report.expectedOn === null ? "reportNotYetUnknown" : undefined;
}

async function entryOf(transaction: Transaction, claimId: number): Promise<number> {
  const claim = await transaction
    .selectFrom("claim")
    .select("entry_id")
    .where("id", "=", claimId)
    .executeTakeFirst();
  if (!claim) throw notFound();
  return claim.entry_id;
}

const keep = (
  transaction: Transaction,
  { id, applicant_id }: WithFacts<ClaimRow>,
  {
    report,
    askAgainOn,
    now,
  }: { readonly report: ClaimReport; readonly askAgainOn: CalendarDate; readonly now: Date },
) =>
  transaction
    .insertInto("claim_report")
    .values({
      claim_id: id,
      applicant_id,
      at: now,
      kind: report.kind,
      amount: report.kind === "received" ? report.amount : null,
      day: report.kind === "received" ? report.on : report.kind === "notYet" ? report.expectedOn : null,
      insolvency: report.kind === "payerInsolvent" ? report.insolvency : null,
      ask_again_on: report.kind === "notYet" && report.expectedOn === null ? askAgainOn : null,
    })
    .execute();
