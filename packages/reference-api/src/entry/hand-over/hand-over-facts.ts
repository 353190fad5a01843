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
import { anyOf, type Executor } from "../../database/database.ts";
import type { ClaimRow, EntryRow } from "../../database/tables/entry-tables.ts";
import { notFound } from "../../http/errors.ts";
import { agreedDays } from "../offer/offer-days.ts";

type Sold = Pick<
  ClaimRow,
  "id" | "status" | "return_date" | "obliger_payment_date" | "scheduled_deposit_amount_from_obliger"
>;
export type WithHandOverFacts<Claim extends Sold> = Claim & {
  readonly facts: HandOverFacts;
  /** Reports and bookings of the claim's money in order of time. */
  readonly events: readonly DatedMoneyEvent[];
  /** Hand-over days of the contract. */
  readonly agreed: Parameters<typeof agreedDays>[0];
};

const { contracted, transferred, delay, returned } = ClaimStatus;

/** Statuses in which the seller may report money of the payer. */
export const reportableStatuses: ReadonlySet<number> = new Set([contracted, transferred, delay]);

/** True for claims with a contract, including settled ones. */
export const isSoldClaim = ({ status }: Pick<ClaimRow, "status">): boolean =>
  status === returned || reportableStatuses.has(status);

/** Adds to each sold claim the facts from its reports and bookings (B12). */
export async function withHandOverFacts<Claim extends Sold>(
  executor: Executor,
  claims: readonly Claim[],
  /** Day of the pay-out in progress. */
  payingOn?: CalendarDate,
): Promise<WithHandOverFacts<Claim>[]> {
  if (claims.length === 0) return [];
  const ids = anyOf(claims.map(({ id }) => id));
  const sales = await executor
    .selectFrom("claim")
    .innerJoin("entry", "entry.id", "claim.entry_id")
    .leftJoin("contract", "contract.entry_id", "entry.id")
    .select(["claim.id", "entry.paid_out_at", "contract.hand_over_days", "contract.closed_day"])
    .where("claim.id", "=", ids)
    .execute();
  const reports = await executor
    .selectFrom("claim_report")
    .select(["claim_id", "kind", "amount", "day", "ask_again_on", "at"])
    .where("claim_id", "=", ids)
    .where("taken_back_at", "is", null)
    .orderBy("id")
    .execute();
  const bookings = await executor
    .selectFrom("hand_over_booking")
    .select(["claim_id", "amount", "day", "booked_at as at"])
    .where("claim_id", "=", ids)
    .where("undone_at", "is", null)
    .orderBy("id")
    .execute();
  const uncollectable = await executor
    .selectFrom("entry_history")
    .select("claim_id")
    .where("claim_id", "=", ids)
    .where("act", "=", "settleUncollectable")
    .execute();
  return claims.map((claim) => {
    const claimReports = reports.filter(({ claim_id }) => claim_id === claim.id);
    const claimBookings = bookings.filter(({ claim_id }) => claim_id === claim.id);
    const scheduled = claim.scheduled_deposit_amount_from_obliger;
    const sale = sales.find(({ id }) => id === claim.id);
    const paidOn = payingOn ?? (sale?.paid_out_at ? todayInTokyo(sale.paid_out_at) : null);
    const events = sortEvents(claimReports, claimBookings, paidOn);
    return {
      ...claim,
      events,
      agreed: { hand_over_days: sale?.hand_over_days ?? null, closed_day: sale?.closed_day ?? null },
      facts: {
        status: claim.status,
        paidOn,
        dueOn: claim.return_date,
        paymentDate: claim.obliger_payment_date,
        scheduled,
        handedOver: claimBookings.reduce((sum, { amount }) => sum + amount, 0),
        received: receivedOf(events, scheduled),
        pendingReceipts: pendingReceiptsOf(events),
        receivedOn: events.findLast((event) => event.kind === "received")?.on ?? null,
        expectedOn: claimReports.findLast(({ kind }) => kind === "notYet")?.day ?? null,
        askAgainOn: claimReports.at(-1)?.ask_again_on ?? null,
        lastReport: claimReports.at(-1)?.kind ?? null,
        isPayerInsolvent: claimReports.some(({ kind }) => kind === "payerInsolvent"),
        isUncollectable: uncollectable.some(({ claim_id }) => claim_id === claim.id),
      },
    };
  });
}

export async function requireHandOverFacts<Claim extends Sold>(
  executor: Executor,
  claim: Claim,
  payingOn?: CalendarDate,
): Promise<WithHandOverFacts<Claim>> {
  const [withFacts] = await withHandOverFacts(executor, [claim], payingOn);
  if (!withFacts) throw notFound();
  return withFacts;
}

/** Sorts reports and bookings by time. A receipt before the pay-out counts from the pay-out. */
function sortEvents(
  reports: readonly { readonly amount: Yen | null; readonly day: CalendarDate | null; readonly at: Date }[],
  bookings: readonly { readonly amount: Yen; readonly day: CalendarDate; readonly at: Date }[],
  paidOn: CalendarDate | null,
): (DatedMoneyEvent & { readonly at: Date })[] {
  const notBeforePayOut = (day: CalendarDate) => (paidOn !== null && day < paidOn ? paidOn : day);
  const received = reports.flatMap(({ amount, day, at }) =>
    amount === null || day === null
      ? []
      : [{ kind: "received" as const, amount, on: notBeforePayOut(day), at }],
  );
  const handedOver = bookings.map(({ amount, day, at }) => ({
    kind: "handedOver" as const,
    amount,
    on: day,
    at,
  }));
  return [...received, ...handedOver].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Filters claims with money left to hand over and sets their amount to the rest. */
export const claimsLeftToHandOver = <Claim extends Sold>(
  claims: readonly WithHandOverFacts<Claim>[],
): WithHandOverFacts<Claim>[] =>
  claims
    .map((claim) => ({ ...claim, scheduled_deposit_amount_from_obliger: leftToHandOver(claim.facts) }))
    .filter((claim) => claim.scheduled_deposit_amount_from_obliger > 0);

/** Late damages of a claim until today by its contract; before the pay-out nothing can be late (B12). */
export const lateDamagesOf = (
  { agreed, events, facts }: WithHandOverFacts<Sold>,
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
  const days = [...new Set(claims.flatMap(({ return_date }) => return_date ?? []))];
  if (!first || days.length === 0) return [];
  const rows = await executor
    .selectFrom("hand_over")
    .select(["due_on", "number"])
    .where("applicant_id", "=", first.applicant_id)
    .where("due_on", "in", days)
    .orderBy("due_on")
    .execute();
  return rows.map(({ due_on, number }) => ({
    dueOn: due_on,
    reference: handOverReference(number),
    amount: claims
      .filter(({ return_date }) => return_date === due_on)
      .reduce((sum, claim) => sum + claim.scheduled_deposit_amount_from_obliger, 0),
  }));
}
