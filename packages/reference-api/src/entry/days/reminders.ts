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
  href,
  todayInTokyo,
  yenWithSeparators,
} from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import { siteAddress } from "../../brands/site-address.ts";
import { lockApplicant } from "../../database/applicants.ts";
import type { Executor, Transaction } from "../../database/database.ts";
import { asServer } from "../../database/scope.ts";
import type { Applicant } from "../../database/tables/account-tables.ts";
import { type ReminderKind, reminderKinds } from "../../database/tables/day-tables.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { Services } from "../../http/services.ts";
import { announce } from "../announce.ts";
import { recordAskedClaims } from "../hand-over/asked-claims.ts";
import { stopsOf } from "../hand-over/contacts.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import { depositOf } from "../offer/terms-price.ts";
import { lockEntry } from "../own-entry.ts";
import {
  askedAgainDue,
  claimsOwedOn,
  claimsToAskAgain,
  type Due,
  handOversDue,
  type OwedClaim,
  offersEnding,
  papersEnding,
} from "./due.ts";
import { eachByItself } from "./each-by-itself.ts";
import { claimsToAskAbout } from "./unanswered.ts";

/** So many bank days before a day people hear of it. */
const bankDaysAhead = { offerEndsSoon: 1, handOverSoon: 2 } as const;

/** No claim was sold before it. */
const firstDay: CalendarDate = "2000-01-01";

/**
 * Reminders of everything that ends or is due soon, or today: one mail and one notice for each person, kind and day
 * (B12). Answers whether all of them went out.
 */
export async function sendReminders(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const { database, log } = services;
  const today = todayInTokyo(now);
  const tomorrow = addDays(today, 1);
  const ahead = (kind: keyof typeof bankDaysAhead) => addBankDays(today, bankDaysAhead[kind]);
  const dues: Record<ReminderKind, Due[]> = {
    offerEndsSoon: await offersEnding(database, brand, { from: today, until: ahead("offerEndsSoon") }),
    handOverSoon: await handOversDue(database, brand, { from: tomorrow, until: ahead("handOverSoon") }),
    handOverToday: await handOversDue(database, brand, { from: today, until: today }),
    // The second question; and the first, where its day has passed without one or nobody knew it.
    reportAsked: [
      ...(await handOversDue(database, brand, { from: firstDay, until: addDays(today, -1) })),
      ...(await askedAgainDue(database, brand, today)),
    ],
    identityEndsSoon: await papersEnding(database, brand, "identity_valid_date", today),
    statementsEndSoon: await papersEnding(database, brand, "financial_statements_valid_date", today),
  };
  let isWhole = true;
  for (const kind of reminderKinds) {
    const remindOne = (due: Due) =>
      asServer(database, (transaction) => remind({ transaction, services, brand, now }, kind, due));
    isWhole = (await eachByItself(log, "reminder not sent", dues[kind], remindOne)) && isWhole;
  }
  return isWhole;
}

type Context = { transaction: Transaction; services: Services; brand: ServedBrand; now: Date };

async function remind(
  { transaction, services, brand, now }: Context,
  kind: ReminderKind,
  due: Due,
): Promise<void> {
  // Entry before person, as every step of an entry locks them: the notice points at both.
  const entry = due.entryId === null ? null : await lockEntry(transaction, due.entryId);
  const applicant = await lockApplicant(transaction, due.applicantId);
  const said = await wordsOf({ transaction, brand, now }, kind, { due, entry, applicant });
  // Contracted, cancelled or handed over since it was looked for.
  if (!said) return;
  const { asked = [], values } = said;
  const { numInsertedOrUpdatedRows: isFirst } = await transaction
    .insertInto("reminder")
    .values({ applicant_id: due.applicantId, kind, due_on: due.dueOn, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!isFirst) return;
  await recordAskedClaims(transaction, asked, now);
  await announce(transaction, {
    brand,
    applicant,
    entryId: due.entryId,
    mail: kind,
    isAlwaysMailed: true,
    values: {
      ...values,
      date: datesOf(brand.copy).day(due.dueOn),
      url: siteAddress(
        brand,
        services.config,
        due.entryId === null ? href.profile() : href.entryDetail({ entryId: due.entryId }),
      ),
    },
    now,
  });
}

interface Words {
  readonly values: Readonly<Record<string, string>>;
  /** The claims of which it asks whether the money has come. */
  readonly asked?: readonly number[];
}

/** The values of the mail, read at this moment; undefined where the reason for it no longer holds. */
async function wordsOf(
  { transaction, brand, now }: Pick<Context, "transaction" | "brand" | "now">,
  kind: ReminderKind,
  { due, entry, applicant }: { due: Due; entry: EntryWithClaims | null; applicant: Applicant },
): Promise<Words | undefined> {
  if (kind === "offerEndsSoon") return entry ? offerWords(entry, due) : undefined;
  if (kind === "identityEndsSoon")
    return applicant.identity_valid_date === due.dueOn ? { values: {} } : undefined;
  if (kind === "statementsEndSoon")
    return applicant.financial_statements_valid_date === due.dueOn ? { values: {} } : undefined;
  // With a lawyer, a complaint or an insolvency nobody is spoken to about money.
  if ((await stopsOf(transaction, due.applicantId)).length > 0) return undefined;
  const today = todayInTokyo(now);
  const owed = due.isToAskAgain
    ? await claimsToAskAgain(transaction, brand, { today, applicantId: due.applicantId })
    : await claimsOwedOn(transaction, brand, due);
  const unanswered = owed.filter(({ known }) => handOverState(known, today) === "awaitingReport");
  const meant =
    kind === "reportAsked" ? await claimsToAskAbout({ transaction, brand, now }, unanswered) : owed;
  if (meant.length === 0) return undefined;
  const asked = meant.filter((claim) => unanswered.includes(claim)).map(({ id }) => id);
  return {
    values: await handOverMailWords(transaction, brand, meant),
    ...(kind === "handOverSoon" ? {} : { asked }),
  };
}

const offerWords = (
  { status, contract_period, code, claims }: EntryWithClaims,
  { dueOn }: Due,
): Words | undefined => {
  if (status !== EntryStatus.reviewed || contract_period !== dueOn) return undefined;
  const offered = claims.filter((claim) => claim.status === ClaimStatus.canBuy);
  return { values: { code, amount: yenWithSeparators(depositOf(offered)) } };
};

async function handOverMailWords(
  executor: Executor,
  brand: ServedBrand,
  due: readonly OwedClaim[],
): Promise<Words["values"]> {
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
