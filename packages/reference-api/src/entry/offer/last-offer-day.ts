import { type CalendarDate, lastDayOfOffer } from "@kaitori/domain";
import { dayOf } from "../../database/columns.ts";
import type { ClaimRow } from "../../database/tables/entry-tables.ts";
import { conflict } from "../../http/errors.ts";

type Offered = Pick<ClaimRow, "code" | "obliger_payment_date">;

/**
 * The last day on which these claims can be contracted (B12). Refused when a payer's date leaves no bank day before it:
 * such a claim is not offered, the desk refuses it.
 */
export function lastOfferDayOrRefuse(claims: readonly Offered[], today: CalendarDate): CalendarDate {
  const dayFor = (some: readonly Offered[]) =>
    lastDayOfOffer(
      some.map(({ obliger_payment_date }) => dayOf(obliger_payment_date)),
      today,
    );
  const until = dayFor(claims);
  if (until !== null) return until;
  const tooLate = claims.filter((claim) => dayFor([claim]) === null);
  throw conflict({ code: "tooLateToOffer", params: { codes: tooLate.map(({ code }) => code).join(", ") } });
}
