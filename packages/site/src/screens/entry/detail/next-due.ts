import { type CalendarDate, EntryStatus } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { owedClaims } from "#application/entry/owed-claims.ts";

/** A day by which the applicant has something to do. */
export type NextDue =
  | { readonly kind: "contract"; readonly on: CalendarDate }
  | { readonly kind: "handOver"; readonly on: CalendarDate; readonly claims: readonly Claim[] };

/** An offer is contracted by its last day; each obliger's money is handed over by the day of its claim, the earliest first. */
export function nextDues({ status, contract_period, claims }: Entry, today: CalendarDate): NextDue[] {
  if (status === EntryStatus.reviewed)
    return contract_period && contract_period >= today ? [{ kind: "contract", on: contract_period }] : [];
  if (status !== EntryStatus.transferred) return [];
  const owedRows = owedClaims(claims);
  const days = [...new Set(owedRows.map(({ on }) => on))];
  return days.map((on) => ({
    kind: "handOver",
    on,
    claims: owedRows.filter((row) => row.on === on).map(({ claim }) => claim),
  }));
}
