import type { CalendarDate } from "../calendar/calendar-date.ts";
import type { AnyStatus } from "../entry/entry-status.ts";
import { paymentDateIssues } from "./claim-issues.ts";
import { ClaimStatus } from "./claim-status.ts";

/** The claim can be bought and is not due yet. */
export const isForSaleOn = (
  claim: { readonly status: AnyStatus; readonly obliger_payment_date: string },
  today: CalendarDate,
) => claim.status === ClaimStatus.canBuy && paymentDateIssues(claim, today, []).length === 0;

export type SelectionRefusal = "nothingSelected" | "notForSale";

/** Refuses a selection that is empty or contains a claim that cannot be bought (R4.21). */
export function selectionRefusal<Id extends number | string>(
  claims: readonly { readonly id: Id; readonly status: AnyStatus }[],
  selected: readonly Id[],
): SelectionRefusal | undefined {
  const forSale = claims.filter((claim) => claim.status === ClaimStatus.canBuy).map((claim) => claim.id);
  if (selected.length === 0) return "nothingSelected";
  return selected.every((id) => forSale.includes(id)) ? undefined : "notForSale";
}
