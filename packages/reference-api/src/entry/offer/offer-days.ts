import type { BrandSettings } from "@kaitori/brand/settings";
import { type CalendarDate, type HandOverDays, lastDayOfOffer } from "@kaitori/domain";
import type { ClaimRow, EntryRow } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";

/** Hand-over days of an offer or contract; before the offer those of the brand. */
export const agreedDays = (
  agreed: Pick<EntryRow, "hand_over_days" | "closed_day">,
  { promises }: BrandSettings,
): HandOverDays => ({
  handOver: agreed.hand_over_days ?? promises.handOver,
  closedDay: agreed.closed_day ?? promises.closedDay,
});

type OfferedClaim = Pick<ClaimRow, "code" | "obliger_payment_date">;

/** The last day to contract these claims (B12). Refuses claims without a bank day before the payment date. */
export function lastOfferDayOrRefuse(claims: readonly OfferedClaim[], today: CalendarDate): CalendarDate {
  const dayFor = (offeredClaims: readonly OfferedClaim[]) =>
    lastDayOfOffer(
      offeredClaims.map(({ obliger_payment_date }) => obliger_payment_date),
      today,
    );
  const lastDay = dayFor(claims);
  if (lastDay !== null) return lastDay;
  const lateClaims = claims.filter((claim) => dayFor([claim]) === null);
  throw conflict({
    code: "tooLateToOffer",
    params: { codes: lateClaims.map(({ code }) => code).join(", ") },
  });
}
