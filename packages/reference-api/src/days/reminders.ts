import {
  addBankDays,
  addDays,
  type CalendarDate,
  ClaimStatus,
  EntryStatus,
  japaneseDateWithWeekday,
  todayInTokyo,
  yenWithSeparators,
} from "@kaitori/domain";
import { lockApplicant } from "../accounts/applicant-store.ts";
import type { ServedBrand } from "../brands/brand.ts";
import { siteAddress } from "../brands/site-address.ts";
import type { Executor, Transaction } from "../database/database.ts";
import { announce } from "../entries/announce.ts";
import { dayOf } from "../entries/day.ts";
import { handOverWords } from "../hand-over/hand-over-words.ts";
import { handOversOf } from "../hand-over/hand-overs.ts";
import type { Services } from "../services.ts";

/** Each bears the name of the mail that goes out. */
export type ReminderKind = "offerEndsSoon" | "returnSoon" | "returnToday";

/** One person, one day on which something ends or is due, and what it is. */
interface Due {
  readonly applicantId: number;
  readonly dueOn: CalendarDate;
  readonly entryId: number;
  readonly values: Readonly<Record<string, string>>;
}

/** So many bank days before a day people hear of it. */
const bankDaysAhead = { offerEndsSoon: 1, returnSoon: 2 } as const;

/** What ends or is due soon, or today: one mail and one notice for each person, kind and day (B12). */
export async function sendReminders(services: Services, brand: ServedBrand, now: Date): Promise<void> {
  const { database } = services;
  const today = todayInTokyo(now);
  const tomorrow = addDays(today, 1);
  const ahead = (kind: keyof typeof bankDaysAhead) => addBankDays(today, bankDaysAhead[kind]);
  const dues: Record<ReminderKind, Due[]> = {
    offerEndsSoon: await offersEnding(database, brand, { from: today, until: ahead("offerEndsSoon") }),
    returnSoon: await handOversDue(database, brand, { from: tomorrow, until: ahead("returnSoon") }),
    returnToday: await handOversDue(database, brand, { from: today, until: today }),
  };
  for (const kind of ["offerEndsSoon", "returnSoon", "returnToday"] as const)
    for (const due of dues[kind])
      await database
        .transaction()
        .execute((transaction) => remind({ transaction, services, brand, now }, kind, due));
}

type Context = { transaction: Transaction; services: Services; brand: ServedBrand; now: Date };

async function remind(
  { transaction, services, brand, now }: Context,
  kind: ReminderKind,
  { applicantId, dueOn, entryId, values }: Due,
): Promise<void> {
  const { numInsertedOrUpdatedRows: isFirst } = await transaction
    .insertInto("reminder")
    .values({ applicant_id: applicantId, kind, due_on: dueOn, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!isFirst) return;
  await announce(transaction, {
    brand,
    applicant: await lockApplicant(transaction, applicantId),
    entryId,
    mail: kind,
    values: {
      ...values,
      date: japaneseDateWithWeekday(dueOn),
      url: siteAddress(brand, services.config, `/entry/detail/${entryId}`),
    },
    now,
  });
}

type Days = { readonly from: CalendarDate; readonly until: CalendarDate };

/** One offer a person at a time: the database holds one entry before the contract. */
async function offersEnding(executor: Executor, brand: ServedBrand, { from, until }: Days): Promise<Due[]> {
  const rows = await executor
    .selectFrom("entry")
    .select(["id", "applicant_id", "code", "contract_period"])
    .where("brand", "=", brand.name)
    .where("status", "=", EntryStatus.reviewed)
    .where("contract_period", ">=", from)
    .where("contract_period", "<=", until)
    .orderBy("id")
    .execute();
  return rows.map(({ id, applicant_id, code, contract_period }) => ({
    applicantId: applicant_id,
    dueOn: dayOf(contract_period ?? until),
    entryId: id,
    values: { code },
  }));
}

/** What one person hands over on one day is one sum, of whichever entries. */
async function handOversDue(executor: Executor, brand: ServedBrand, { from, until }: Days): Promise<Due[]> {
  const rows = await executor
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .select([
      "entry.applicant_id",
      "entry.id as entry_id",
      "entry.code",
      "claim.return_date",
      "claim.obliger_company_name",
      "claim.scheduled_deposit_amount_from_obliger",
    ])
    .where("entry.brand", "=", brand.name)
    .where("claim.status", "=", ClaimStatus.transferred)
    .where("claim.return_date", ">=", from)
    .where("claim.return_date", "<=", until)
    .orderBy("claim.id")
    .execute();
  const byPersonAndDay = Map.groupBy(
    rows,
    ({ applicant_id, return_date }) => `${applicant_id} ${return_date}`,
  );
  return Promise.all([...byPersonAndDay.values()].map((due) => handOverDue(executor, brand, due)));
}

interface DueClaim {
  readonly applicant_id: number;
  readonly entry_id: number;
  readonly code: string;
  readonly return_date: string | null;
  readonly obliger_company_name: string;
  readonly scheduled_deposit_amount_from_obliger: number;
}

async function handOverDue(executor: Executor, brand: ServedBrand, due: readonly DueClaim[]): Promise<Due> {
  const [first] = due;
  if (!first?.return_date) throw new Error("Nothing is due without a day");
  const lines = due.map(
    (claim) =>
      `・${claim.obliger_company_name}　${yenWithSeparators(claim.scheduled_deposit_amount_from_obliger)}円`,
  );
  return {
    applicantId: first.applicant_id,
    dueOn: dayOf(first.return_date),
    entryId: first.entry_id,
    values: {
      code: [...new Set(due.map(({ code }) => code))].join("、"),
      claims: lines.join("\n"),
      handOvers: handOverWords(brand, await handOversOf(executor, due)),
    },
  };
}
