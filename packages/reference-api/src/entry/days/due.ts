import { addDays, type CalendarDate, ClaimStatus, EntryStatus } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Executor } from "../../database/database.ts";
import { claimsLeftToHandOver, withHandOverFacts } from "../hand-over/hand-over-facts.ts";

/** A reminder of one person for one day, with the entry that the notice links to. */
export interface DueReminder {
  readonly applicantId: number;
  readonly dueOn: CalendarDate;
  /** Null if the reminder is about papers of the person. */
  readonly entryId: number | null;
  /** Present if the payment date is unknown and the seller must be asked again. */
  readonly isToAskAgain?: true;
}

type DayRange = { readonly from: CalendarDate; readonly until: CalendarDate };

/** Days between the reminder and the expiry of the papers. */
const daysBeforePapersEnd = 30;

export async function papersEnding(
  executor: Executor,
  brand: ServedBrand,
  column: "identity_valid_date" | "financial_statements_valid_date",
  today: CalendarDate,
): Promise<DueReminder[]> {
  const rows = await executor
    .selectFrom("applicant")
    .select(["id", `${column} as until`])
    .where("brand", "=", brand.name)
    .where(column, ">=", today)
    .where(column, "<=", addDays(today, daysBeforePapersEnd))
    .orderBy("id")
    .execute();
  return rows.map(({ id, until }) => ({ applicantId: id, dueOn: until ?? today, entryId: null }));
}

/** Lists at most one offer per applicant, because the database allows one entry before the contract. */
export async function offersEnding(
  executor: Executor,
  brand: ServedBrand,
  { from, until }: DayRange,
): Promise<DueReminder[]> {
  const rows = await executor
    .selectFrom("entry")
    .select(["id", "applicant_id", "contract_period"])
    .where("brand", "=", brand.name)
    .where("status", "=", EntryStatus.reviewed)
    .where("contract_period", ">=", from)
    .where("contract_period", "<=", until)
    .orderBy("id")
    .execute();
  return rows.map(({ id, applicant_id, contract_period }) => ({
    applicantId: applicant_id,
    dueOn: contract_period ?? until,
    entryId: id,
  }));
}

const paidOutClaims = (executor: Executor, brand: ServedBrand) =>
  executor
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .where("entry.brand", "=", brand.name)
    .where("claim.status", "=", ClaimStatus.transferred)
    .orderBy("claim.id");

const claimsDue = (executor: Executor, brand: ServedBrand, { from, until }: DayRange) =>
  paidOutClaims(executor, brand)
    .where("claim.return_date", ">=", from)
    .where("claim.return_date", "<=", until);

/** Lists one reminder for all claims of an applicant with the same last day. */
export async function handOversDue(
  executor: Executor,
  brand: ServedBrand,
  days: DayRange,
): Promise<DueReminder[]> {
  const rows = await claimsDue(executor, brand, days)
    .select(["entry.applicant_id", "entry.id as entry_id", "claim.return_date"])
    .execute();
  const byPersonAndDay = Map.groupBy(
    rows,
    ({ applicant_id, return_date }) => `${applicant_id} ${return_date}`,
  );
  return [...byPersonAndDay.values()].flatMap(([first]) =>
    first
      ? {
          applicantId: first.applicant_id,
          dueOn: first.return_date ?? days.until,
          entryId: first.entry_id,
        }
      : [],
  );
}

/** Lists claims of an applicant with this last day and money left to hand over, each with the amount left. */
export async function claimsOwedOn(
  executor: Executor,
  brand: ServedBrand,
  { applicantId, dueOn }: DueReminder,
) {
  const rows = await claimsDue(executor, brand, { from: dueOn, until: dueOn })
    .where("entry.applicant_id", "=", applicantId)
    .select(owedColumns)
    .execute();
  return claimsLeftToHandOver(await withHandOverFacts(executor, rows));
}

const owedColumns = [
  "entry.applicant_id",
  "entry.id as entry_id",
  "entry.code",
  "claim.id",
  "claim.status",
  "claim.return_date",
  "claim.obliger_payment_date",
  "claim.obliger_company_name",
  "claim.scheduled_deposit_amount_from_obliger",
] as const;

/** Lists claims without a payment date whose seller must be asked again today. */
export async function claimsToAskAgain(
  executor: Executor,
  brand: ServedBrand,
  { today, applicantId }: { readonly today: CalendarDate; readonly applicantId?: number },
) {
  const rows = await paidOutClaims(executor, brand)
    .where("claim.return_date", "is", null)
    .$if(applicantId !== undefined, (query) => query.where("entry.applicant_id", "=", applicantId ?? 0))
    .select(owedColumns)
    .execute();
  return claimsLeftToHandOver(await withHandOverFacts(executor, rows)).filter(
    ({ facts: { askAgainOn } }) => askAgainOn !== null && askAgainOn <= today,
  );
}

/** Lists one question per applicant about all claims. */
export async function questionsDue(
  executor: Executor,
  brand: ServedBrand,
  today: CalendarDate,
): Promise<DueReminder[]> {
  const claims = await claimsToAskAgain(executor, brand, { today });
  return [...Map.groupBy(claims, ({ applicant_id }) => applicant_id)].flatMap(([applicantId, [first]]) =>
    first
      ? {
          applicantId,
          dueOn: first.facts.askAgainOn ?? today,
          entryId: first.entry_id,
          isToAskAgain: true as const,
        }
      : [],
  );
}

export type OwedClaim = Awaited<ReturnType<typeof claimsOwedOn>>[number];
