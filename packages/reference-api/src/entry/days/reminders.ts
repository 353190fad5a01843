import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import { copyOf } from "@kaitori/brand/text";
import {
  addBankDays,
  addDays,
  type CalendarDate,
  ClaimStatus,
  EntryStatus,
  handOverState,
  nextReminder,
  todayInTokyo,
  yenWithSeparators,
} from "@kaitori/domain";
import { sql } from "kysely";
import type { ServedBrand } from "../../brands/brand.ts";
import { lockApplicant } from "../../database/applicants.ts";
import type { Executor, Transaction } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { type ReminderKind, reminderKinds } from "../../database/tables/hand-over-tables.ts";
import type { Services } from "../../http/services.ts";
import { faultFields, type Log } from "../../log.ts";
import { announce } from "../announce.ts";
import { findContactStops, findQuestionDays, recordQuestions } from "../hand-over/contacts.ts";
import { claimsLeftToHandOver, handOversOf, withHandOverFacts } from "../hand-over/hand-over-facts.ts";
import { agreedDays, depositOf, offerAmountName } from "../offer/offer-terms.ts";
import { lockEntry } from "../own-entry.ts";
import { openTask } from "../tasks/open-task.ts";

interface Scope {
  readonly executor: Executor;
  readonly brand: ServedBrand;
  readonly today: CalendarDate;
  /** Only reminders of this person. */
  readonly applicantId?: number;
}

/** A reminder of one person for one day. */
interface DueReminder {
  readonly applicantId: number;
  readonly dueOn: CalendarDate;
  /** Entry that the notice links to; null if the reminder is about papers of the person. */
  readonly entryId: number | null;
  /** Claims with money to hand over, all with the same last day or without one. */
  readonly claims?: readonly OwedClaim[];
}

const finders: Readonly<Record<ReminderKind, (scope: Scope) => Promise<DueReminder[]>>> = {
  offerEndsSoon: findEndingOffers,
  handOverSoon: (scope) =>
    findHandOvers(scope, ({ dueOn }) => scope.today < dueOn && dueOn <= addBankDays(scope.today, 2)),
  handOverToday: (scope) => findHandOvers(scope, ({ return_date }) => return_date === scope.today),
  // The second question, or the first one if the payment date was unknown.
  reportAsked: (scope) =>
    findHandOvers(scope, ({ dueOn, return_date }) => dueOn < scope.today || return_date === null),
  identityEndsSoon: (scope) => findEndingPapers(scope, "identity_valid_date"),
  statementsEndSoon: (scope) => findEndingPapers(scope, "financial_statements_valid_date"),
};

/** Days between the reminder and the expiry of the papers. */
const daysBeforePapersEnd = 30;

const findEndingPapers = (
  { executor, brand, today, applicantId }: Scope,
  column: "identity_valid_date" | "financial_statements_valid_date",
): Promise<DueReminder[]> =>
  executor
    .selectFrom("applicant")
    .select(["id as applicantId", `${column} as dueOn`, sql<null>`null`.as("entryId")])
    .where("brand", "=", brand.name)
    .where(column, ">=", today)
    .where(column, "<=", addDays(today, daysBeforePapersEnd))
    .$if(applicantId !== undefined, (query) => query.where("id", "=", applicantId ?? 0))
    .$narrowType<{ dueOn: CalendarDate }>()
    .orderBy("id")
    .execute();

/** Lists at most one offer per applicant, because the database allows one entry before the contract. */
function findEndingOffers({ executor, brand, today, applicantId }: Scope): Promise<DueReminder[]> {
  return executor
    .selectFrom("entry")
    .select(["applicant_id as applicantId", "contract_period as dueOn", "id as entryId"])
    .where("brand", "=", brand.name)
    .where("status", "=", EntryStatus.reviewed)
    .where("contract_period", ">=", today)
    .where("contract_period", "<=", addBankDays(today, 1))
    .$if(applicantId !== undefined, (query) => query.where("applicant_id", "=", applicantId ?? 0))
    .$narrowType<{ dueOn: CalendarDate }>()
    .orderBy("id")
    .execute();
}

type OwedClaim = Awaited<ReturnType<typeof findOwedClaims>>[number];

/** One reminder for all selected claims of an applicant with the same last day, or without one. */
async function findHandOvers(
  scope: Scope,
  isSelected: (claim: OwedClaim) => boolean,
): Promise<DueReminder[]> {
  const claims = (await findOwedClaims(scope)).filter(isSelected);
  const groups = Map.groupBy(claims, ({ applicant_id, return_date }) => `${applicant_id} ${return_date}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ applicant_id, entry_id, dueOn }) => ({
      applicantId: applicant_id,
      dueOn,
      entryId: entry_id,
      claims: group,
    })),
  );
}

/**
 * Paid-out claims with money left to hand over, each with the amount left. A claim without a payment date is listed
 * from the day on which its seller must be asked again.
 */
async function findOwedClaims({ executor, brand, today, applicantId }: Scope) {
  const rows = await executor
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select([
      "entry.applicant_id",
      "entry.id as entry_id",
      "entry.code",
      "claim.id",
      "claim.obliger_company_name",
    ])
    .where("entry.brand", "=", brand.name)
    .where("claim.status", "=", ClaimStatus.transferred)
    .$if(applicantId !== undefined, (query) => query.where("entry.applicant_id", "=", applicantId ?? 0))
    .orderBy("claim.id")
    .execute();
  return claimsLeftToHandOver(await withHandOverFacts(executor, rows)).flatMap((claim) => {
    const { askAgainOn } = claim.facts;
    if (claim.return_date !== null) return [{ ...claim, dueOn: claim.return_date }];
    return askAgainOn !== null && askAgainOn <= today ? [{ ...claim, dueOn: askAgainOn }] : [];
  });
}

/**
 * Sends one mail and one notice for each person, kind and day about deadlines that are near or today (B12). Returns
 * true if all were sent.
 */
export async function sendReminders(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const { database, log } = services;
  let areAllSent = true;
  for (const kind of reminderKinds) {
    const dueReminders = await finders[kind]({ executor: database, brand, today: todayInTokyo(now) });
    const remindOne = (due: DueReminder) =>
      database
        .transaction()
        .execute((transaction) => remind({ transaction, services, brand, now }, kind, due));
    areAllSent =
      (await runEachAndLogFailures(log, "reminder not sent", dueReminders, remindOne)) && areAllSent;
  }
  return areAllSent;
}

/** Runs the work for each item; logs a failure and goes on. Returns whether all succeeded. */
export async function runEachAndLogFailures<Item extends { readonly entryId: number | null }>(
  log: Log,
  event: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<boolean> {
  let haveAllSucceeded = true;
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      haveAllSucceeded = false;
      log("error", event, { entry: item.entryId ?? undefined, ...faultFields(error) });
    }
  return haveAllSucceeded;
}

type Context = { transaction: Transaction; services: Services; brand: ServedBrand; now: Date };

/** Sends the reminder if it is still due when entry and applicant are locked. */
async function remind(context: Context, kind: ReminderKind, listed: DueReminder): Promise<void> {
  const { transaction, brand, now } = context;
  const { applicantId, entryId } = listed;
  // Every transaction locks the entry before the applicant.
  const entry = entryId === null ? null : await lockEntry(transaction, entryId);
  const applicant = await lockApplicant(transaction, applicantId);
  const today = todayInTokyo(now);
  const current = await finders[kind]({ executor: transaction, brand, today, applicantId });
  const due = current.find((one) => dayOf(one) === dayOf(listed));
  // Contacts about money are stopped after a lawyer's notice, a complaint or an insolvency.
  if (!due || (due.claims && (await findContactStops(transaction, applicantId)).length > 0)) return;
  const unanswered =
    due.claims?.filter(({ facts }) => handOverState(facts, today) === "awaitingReport") ?? [];
  const claims = kind === "reportAsked" ? await claimsToAskAbout(context, unanswered) : due.claims;
  if (claims?.length === 0) return;
  const { numInsertedOrUpdatedRows: isFirst } = await transaction
    .insertInto("reminder")
    .values({ applicant_id: applicantId, kind, due_on: due.dueOn, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!isFirst) return;
  if (kind !== "handOverSoon") {
    const claimsAskedAbout = unanswered.filter((claim) => claims?.includes(claim));
    await recordQuestions(
      transaction,
      claimsAskedAbout.map(({ id }) => id),
      now,
    );
  }
  await announce(context, {
    applicant,
    entryId,
    mail: kind,
    isAlwaysMailed: true,
    values: {
      ...(claims ? await handOverMailWords(transaction, brand, claims) : entry && offerWords(brand, entry)),
      date: datesOf(brand.copy).day(due.dueOn),
    },
  });
}

/** Last day of the claims, null if unknown; or day on which the offer or the papers end. */
const dayOf = ({ claims, dueOn }: DueReminder) => (claims ? (claims[0]?.return_date ?? null) : dueOn);

function offerWords(brand: ServedBrand, { code, claims }: EntryWithClaims) {
  const offered = claims.filter((claim) => claim.status === ClaimStatus.canBuy);
  const amountName = offerAmountName(brand, offered);
  return { code, amountName, amount: yenWithSeparators(depositOf(offered)) };
}

async function handOverMailWords(executor: Executor, brand: ServedBrand, claims: readonly OwedClaim[]) {
  const { claimLine } = copyOf(brand.copy, mailCopy);
  const lines = claims.map((claim) =>
    claimLine({
      obliger: claim.obliger_company_name,
      amount: yenWithSeparators(claim.scheduled_deposit_amount_from_obliger),
    }),
  );
  return {
    code: [...new Set(claims.map(({ code }) => code))].join("、"),
    claims: lines.join("\n"),
    handOvers: handOverWords(brand, await handOversOf(executor, claims)),
  };
}

/** Claims whose next question is due; opens a task for those with two unanswered questions. */
async function claimsToAskAbout(context: Context, claims: readonly OwedClaim[]): Promise<OwedClaim[]> {
  const { transaction, brand, now } = context;
  const claimsToAsk: OwedClaim[] = [];
  for (const claim of claims) {
    const questionDays = await findQuestionDays(transaction, claim.id);
    const days = agreedDays(claim.agreed, brand.settings);
    const nextStep = nextReminder(questionDays, { ...days, today: todayInTokyo(now) });
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
