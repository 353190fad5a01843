import type { BrandSettings } from "@kaitori/brand/settings";
import {
  type CalendarDate,
  ClaimStatus,
  type DatedMoneyEvent,
  type HandOverFacts,
  handOverReference,
  lateDamages,
  leftToHandOver,
  pendingReceiptsOf,
  receivedOf,
  todayInTokyo,
  type Yen,
} from "@kaitori/domain";
import { type Selectable, sql } from "kysely";
import { anyOf, type Executor } from "../../database/database.ts";
import type { ClaimRow, EntryRow } from "../../database/tables/entry-tables.ts";
import type { HandOverTables } from "../../database/tables/hand-over-tables.ts";
import { notFound } from "../../http/errors.ts";
import { agreedDays } from "../offer/offer-terms.ts";

/** Money of one claim, as the database reads it from claim, contract, reports and bookings. */
interface MoneyRow
  extends Pick<HandOverFacts, "status" | "paidOn" | "dueOn" | "scheduled" | "isUncollectable"> {
  readonly id: number;
  readonly paymentDate: CalendarDate;
  /** Hand-over days of the contract; null in a contract from before they were stored. */
  readonly agreed: Parameters<typeof agreedDays>[0];
  readonly reports: readonly Pick<ReportRow, "kind" | "day" | "ask_again_on">[];
  /** Receipts and bookings in order of time. A receipt before the pay-out counts from the pay-out. */
  readonly events: readonly DatedMoneyEvent[];
}
type ReportRow = Selectable<HandOverTables["claim_report"]>;

type Claim = { readonly id: number };
export type WithHandOverFacts<Row extends Claim> = Row &
  Pick<MoneyRow, "agreed" | "events"> & { readonly facts: HandOverFacts & Pick<MoneyRow, "paymentDate"> };

const { contracted, transferred, delay, returned } = ClaimStatus;

/** Statuses in which the seller may report money of the payer. */
export const reportableStatuses: ReadonlySet<number> = new Set([contracted, transferred, delay]);

/** True for claims with a contract, including settled ones. */
export const isSoldClaim = ({ status }: Pick<ClaimRow, "status">): boolean =>
  status === returned || reportableStatuses.has(status);

/** Adds to each sold claim the stored facts about its money (B12). */
export async function withHandOverFacts<Row extends Claim>(
  executor: Executor,
  claims: readonly Row[],
  /** Day of the pay-out in progress. */
  payingOn: CalendarDate | null = null,
): Promise<WithHandOverFacts<Row>[]> {
  if (claims.length === 0) return [];
  const { rows } = await sql<MoneyRow>`
    select claim.id, claim.status, sale.paid_on as "paidOn", claim.return_date as "dueOn",
      claim.obliger_payment_date as "paymentDate", claim.scheduled_deposit_amount_from_obliger as scheduled,
      json_build_object('hand_over_days', contract.hand_over_days, 'closed_day', contract.closed_day) as agreed,
      exists (select from entry_history
        where claim_id = claim.id and act = 'settleUncollectable') as "isUncollectable",
      coalesce((select json_agg(report order by id) from claim_report as report
        where claim_id = claim.id and taken_back_at is null), '[]') as reports,
      coalesce((select json_agg(json_build_object('kind', kind, 'amount', amount, 'on', day) order by at, is_booking, id)
        from (
          select id, at, false as is_booking, 'received' as kind, amount, greatest(day, sale.paid_on) as day
            from claim_report where claim_id = claim.id and kind = 'received' and taken_back_at is null
          union all
          select id, booked_at, true, 'handedOver', amount, day
            from hand_over_booking where claim_id = claim.id and undone_at is null) as event), '[]') as events
    from claim
      join entry on entry.id = claim.entry_id
      left join contract on contract.entry_id = entry.id,
      lateral (select coalesce(${payingOn}::date, (entry.paid_out_at at time zone 'Asia/Tokyo')::date) as paid_on) as sale
    where claim.id = ${anyOf(claims.map(({ id }) => id))}`.execute(executor);
  return claims.flatMap((claim) =>
    rows
      .filter(({ id }) => id === claim.id)
      .map(({ agreed, reports, events, ...stored }) => ({
        ...claim,
        agreed,
        events,
        facts: {
          ...stored,
          handedOver: events.reduce((sum, { kind, amount }) => sum + (kind === "handedOver" ? amount : 0), 0),
          received: receivedOf(events, stored.scheduled),
          pendingReceipts: pendingReceiptsOf(events),
          receivedOn: events.findLast(({ kind }) => kind === "received")?.on ?? null,
          expectedOn: reports.findLast(({ kind }) => kind === "notYet")?.day ?? null,
          askAgainOn: reports.at(-1)?.ask_again_on ?? null,
          lastReport: reports.at(-1)?.kind ?? null,
          isPayerInsolvent: reports.some(({ kind }) => kind === "payerInsolvent"),
        },
      })),
  );
}

export async function requireHandOverFacts<Row extends Claim>(
  executor: Executor,
  claim: Row,
  payingOn?: CalendarDate,
): Promise<WithHandOverFacts<Row>> {
  const [withFacts] = await withHandOverFacts(executor, [claim], payingOn);
  if (!withFacts) throw notFound();
  return withFacts;
}

/** Claims with money left to hand over, each with the rest as its amount. */
export const claimsLeftToHandOver = <Row extends Claim>(claims: readonly WithHandOverFacts<Row>[]) =>
  claims
    .map((claim) => ({
      ...claim,
      return_date: claim.facts.dueOn,
      scheduled_deposit_amount_from_obliger: leftToHandOver(claim.facts),
    }))
    .filter((claim) => claim.scheduled_deposit_amount_from_obliger > 0);

/** Late damages of a claim until today by its contract; before the pay-out nothing can be late (B12). */
export const lateDamagesOf = (
  { agreed, events, facts }: WithHandOverFacts<Claim>,
  { settings, today }: { readonly settings: BrandSettings; readonly today: CalendarDate },
): Yen => (facts.paidOn === null ? 0 : lateDamages(events, { ...agreedDays(agreed, settings), today }));

/** Day of the contract; null before the contract. */
export const saleDay = ({ contracted_at }: Pick<EntryRow, "contracted_at">): CalendarDate | null =>
  contracted_at && todayInTokyo(contracted_at);

/** Sum that a seller hands over on one day, with a unique reference (B11). */
export interface HandOver {
  readonly dueOn: CalendarDate;
  readonly reference: string;
  readonly amount: Yen;
}

type OwedClaim = Pick<ClaimRow, "applicant_id" | "return_date" | "scheduled_deposit_amount_from_obliger">;

/** Lists the hand-overs of these claims, the earliest first, with the sums that the payers transfer. */
export async function handOversOf(executor: Executor, claims: readonly OwedClaim[]): Promise<HandOver[]> {
  const [first] = claims;
  if (!first) return [];
  const references = await findReferences(executor, first.applicant_id);
  const claimsByDay = Map.groupBy(claims, ({ return_date }) => return_date);
  return [...references].flatMap(([dueOn, reference]) => {
    const due = claimsByDay.get(dueOn);
    if (!due) return [];
    const amount = due.reduce((sum, claim) => sum + claim.scheduled_deposit_amount_from_obliger, 0);
    return [{ dueOn, reference, amount }];
  });
}

/** References of a seller by the day of the hand-over, the earliest first. */
export async function findReferences(
  executor: Executor,
  applicantId: number,
): Promise<ReadonlyMap<CalendarDate, string>> {
  const rows = await executor
    .selectFrom("hand_over")
    .select(["due_on", "number"])
    .where("applicant_id", "=", applicantId)
    .orderBy("due_on")
    .execute();
  return new Map(rows.map(({ due_on, number }) => [due_on, handOverReference(number)]));
}
