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
  /** The payment date is unknown, and the seller must be asked again. */
  readonly isDayUnknown?: boolean;
}

/** Days between the reminder and the expiry of the papers. */
const daysBeforePapersEnd = 30;

export async function findEndingPapers(
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
export async function findEndingOffers(
  executor: Executor,
  brand: ServedBrand,
  { from, until }: { readonly from: CalendarDate; readonly until: CalendarDate },
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

export type OwedClaim = Awaited<ReturnType<typeof findOwedClaims>>[number];

/**
 * Paid-out claims with money left to hand over, each with the amount left. A claim without a payment date is listed
 * from the day on which its seller must be asked again.
 */
export async function findOwedClaims(
  executor: Executor,
  brand: ServedBrand,
  { today, applicantId }: { readonly today: CalendarDate; readonly applicantId?: number },
) {
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

/** One reminder for all claims of an applicant with the same last day, or without one. */
export function groupByHandOverDay(claims: readonly OwedClaim[]): DueReminder[] {
  const groups = Map.groupBy(claims, ({ applicant_id, return_date }) => `${applicant_id} ${return_date}`);
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ applicant_id, entry_id, return_date, dueOn }) => ({
      applicantId: applicant_id,
      dueOn,
      entryId: entry_id,
      isDayUnknown: return_date === null,
    })),
  );
}
