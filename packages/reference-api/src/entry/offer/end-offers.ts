import { EntryStatus, isOfferOver, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { Services } from "../../http/services.ts";
import { runEachAndLogFailures } from "../days/run-each-and-log-failures.ts";
import { makeMove } from "../make-move.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { withReviewContext } from "../review/review-context.ts";

/** Ends offers whose last day is over; the papers stay valid (B12). Returns whether all ended. */
export async function endOffers(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const today = todayInTokyo(now);
  const over = await services.database
    .selectFrom("entry")
    .select("id as entryId")
    .where("brand", "=", brand.name)
    .where("status", "=", EntryStatus.reviewed)
    .where("contract_period", "<", today)
    .orderBy("id")
    .execute();
  return runEachAndLogFailures(services.log, "offer not ended", over, ({ entryId }) =>
    withReviewContext(services, { actor: "system", now, entryId }, async (context, entry) => {
      // Meanwhile it may have been contracted or cancelled.
      const isOver = isOfferOver(entry, today);
      if (entry.status === EntryStatus.reviewed && isOver) await endOffer(context, entry);
    }),
  );
}

/** The move by itself; refused in any other status than that of an offer. */
export const endOffer = (context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> =>
  makeMove(context, entry, "endOffer");
