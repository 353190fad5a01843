import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import { copyOf } from "@kaitori/brand/text";
import {
  addBankDays,
  type CalendarDate,
  ClaimStatus,
  EntryStatus,
  handOverState,
  nextReminder,
  todayInTokyo,
  yenWithSeparators,
} from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import { lockApplicant } from "../../database/applicants.ts";
import type { Executor, Transaction } from "../../database/database.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { type ReminderKind, reminderKinds } from "../../database/tables/hand-over-tables.ts";
import type { Services } from "../../http/services.ts";
import { announce } from "../announce.ts";
import { findContactStops, findQuestionDays, recordQuestions } from "../hand-over/contacts.ts";
import { handOversOf } from "../hand-over/hand-over-facts.ts";
import { depositOf, offerAmountName } from "../offer/terms-price.ts";
import { lockEntry } from "../own-entry.ts";
import { openTask } from "../tasks/open-task.ts";
import {
  type DueReminder,
  findEndingOffers,
  findEndingPapers,
  findOwedClaims,
  groupByHandOverDay,
  type OwedClaim,
} from "./due.ts";
import { runEachAndLogFailures } from "./run-each-and-log-failures.ts";

/**
 * Sends one mail and one notice for each person, kind and day about deadlines that are near or today (B12). Returns
 * true if all were sent.
 */
export async function sendReminders(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const { database, log } = services;
  const today = todayInTokyo(now);
  const owed = await findOwedClaims(database, brand, { today });
  const soon = addBankDays(today, 2);
  const dueReminders: Record<ReminderKind, DueReminder[]> = {
    offerEndsSoon: await findEndingOffers(database, brand, { from: today, until: addBankDays(today, 1) }),
    handOverSoon: groupByHandOverDay(owed.filter(({ dueOn }) => today < dueOn && dueOn <= soon)),
    handOverToday: groupByHandOverDay(owed.filter(({ return_date }) => return_date === today)),
    // The second question, or the first one if the payment date was unknown.
    reportAsked: groupByHandOverDay(
      owed.filter(({ dueOn, return_date }) => dueOn < today || return_date === null),
    ),
    identityEndsSoon: await findEndingPapers(database, brand, "identity_valid_date", today),
    statementsEndSoon: await findEndingPapers(database, brand, "financial_statements_valid_date", today),
  };
  let areAllSent = true;
  for (const kind of reminderKinds) {
    const remindOne = (due: DueReminder) =>
      database
        .transaction()
        .execute((transaction) => remind({ transaction, services, brand, now }, kind, due));
    areAllSent =
      (await runEachAndLogFailures(log, "reminder not sent", dueReminders[kind], remindOne)) && areAllSent;
  }
  return areAllSent;
}

type Context = { transaction: Transaction; services: Services; brand: ServedBrand; now: Date };

async function remind(context: Context, kind: ReminderKind, due: DueReminder): Promise<void> {
  const { transaction, brand, now } = context;
  // Every transaction locks the entry before the applicant.
  const entry = due.entryId === null ? null : await lockEntry(transaction, due.entryId);
  const applicant = await lockApplicant(transaction, due.applicantId);
  const content = await readContent(context, kind, { due, entry, applicant });
  if (!content) return;
  const { claimsAskedAbout = [], values } = content;
  const { numInsertedOrUpdatedRows: isFirst } = await transaction
    .insertInto("reminder")
    .values({ applicant_id: due.applicantId, kind, due_on: due.dueOn, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!isFirst) return;
  await recordQuestions(transaction, claimsAskedAbout, now);
  await announce(context, {
    applicant,
    entryId: due.entryId,
    mail: kind,
    isAlwaysMailed: true,
    values: { ...values, date: datesOf(brand.copy).day(due.dueOn) },
  });
}

interface ReminderContent {
  readonly values: Readonly<Record<string, string>>;
  /** Claims about which the mail asks for a report. */
  readonly claimsAskedAbout?: readonly number[];
}

/** Reads the current values of the mail; undefined if the reminder is no longer needed. */
async function readContent(
  context: Context,
  kind: ReminderKind,
  { due, entry, applicant }: { due: DueReminder; entry: EntryWithClaims | null; applicant: Applicant },
): Promise<ReminderContent | undefined> {
  if (kind === "offerEndsSoon") return entry ? offerWords(context.brand, entry, due) : undefined;
  if (kind === "identityEndsSoon")
    return applicant.identity_valid_date === due.dueOn ? { values: {} } : undefined;
  if (kind === "statementsEndSoon")
    return applicant.financial_statements_valid_date === due.dueOn ? { values: {} } : undefined;
  const { transaction, brand, now } = context;
  // Contacts about money are stopped after a lawyer's notice, a complaint or an insolvency.
  if ((await findContactStops(transaction, due.applicantId)).length > 0) return undefined;
  const today = todayInTokyo(now);
  const owed = await findOwedClaims(transaction, brand, { today, applicantId: due.applicantId });
  const dueClaims = owed.filter(({ return_date }) => return_date === (due.isDayUnknown ? null : due.dueOn));
  const unanswered = dueClaims.filter(({ facts }) => handOverState(facts, today) === "awaitingReport");
  const mailedClaims = kind === "reportAsked" ? await claimsToAskAbout(context, unanswered) : dueClaims;
  if (mailedClaims.length === 0) return undefined;
  const claimsAskedAbout = mailedClaims.filter((claim) => unanswered.includes(claim)).map(({ id }) => id);
  return {
    values: await handOverMailWords(transaction, brand, mailedClaims),
    ...(kind === "handOverSoon" ? {} : { claimsAskedAbout }),
  };
}

const offerWords = (
  brand: ServedBrand,
  { status, contract_period, code, claims }: EntryWithClaims,
  { dueOn }: DueReminder,
): ReminderContent | undefined => {
  if (status !== EntryStatus.reviewed || contract_period !== dueOn) return undefined;
  const offered = claims.filter((claim) => claim.status === ClaimStatus.canBuy);
  const amountName = offerAmountName(brand, offered);
  return { values: { code, amountName, amount: yenWithSeparators(depositOf(offered)) } };
};

async function handOverMailWords(
  executor: Executor,
  brand: ServedBrand,
  due: readonly OwedClaim[],
): Promise<ReminderContent["values"]> {
  const { claimLine } = copyOf(brand.copy, mailCopy);
  const lines = due.map((claim) =>
    claimLine({
      obliger: claim.obliger_company_name,
      amount: yenWithSeparators(claim.scheduled_deposit_amount_from_obliger),
    }),
  );
  return {
    code: [...new Set(due.map(({ code }) => code))].join("、"),
    claims: lines.join("\n"),
    handOvers: handOverWords(brand, await handOversOf(executor, due)),
  };
}

/** Claims whose next question is due; opens a task for those with two unanswered questions. */
async function claimsToAskAbout(context: Context, claims: readonly OwedClaim[]): Promise<OwedClaim[]> {
  const { transaction, now } = context;
  const today = todayInTokyo(now);
  const claimsToAsk: OwedClaim[] = [];
  for (const claim of claims) {
    const questionDays = await findQuestionDays(transaction, claim.id);
    const nextStep = nextReminder(questionDays, { ...claim.days, today });
    if (nextStep === "ask") claimsToAsk.push(claim);
    if (nextStep === "unanswered") await openUnansweredTask(context, claim, questionDays);
  }
  return claimsToAsk;
}

/** Opens one task per series of questions, even if the desk has closed it. */
async function openUnansweredTask(
  { transaction, brand, now }: Context,
  claim: OwedClaim,
  questionDays: readonly CalendarDate[],
): Promise<void> {
  const previousTask = await transaction
    .selectFrom("desk_task")
    .select("opened_at")
    .where("claim_id", "=", claim.id)
    .where("kind", "=", "unanswered")
    .orderBy("id", "desc")
    .executeTakeFirst();
  const lastQuestion = questionDays.at(-1);
  if (previousTask && lastQuestion !== undefined && todayInTokyo(previousTask.opened_at) > lastQuestion)
    return;
  const about = { brand: brand.name, entry_id: claim.entry_id, claim_id: claim.id };
  await openTask(transaction, { ...about, kind: "unanswered", due_on: todayInTokyo(now) }, now);
}
