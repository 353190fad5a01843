import { type CalendarDate, EntryStatus } from "@kaitori/domain";
import type { Claim, Entry } from "@kaitori/wire";
import { owedClaims } from "#application/entry/owed-claims.ts";

/** A deadline of the applicant. */
export type NextDue =
  | { readonly kind: "contract"; readonly on: CalendarDate }
  | { readonly kind: "handOver"; readonly on: CalendarDate; readonly claims: readonly Claim[] };

/** The last day of an offer, or the due dates of the claims, the earliest first. */
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
