import { EntryStatus, isOfferOver, todayInTokyo } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Services } from "../../http/services.ts";
import { runEachAndLogFailures } from "../days/run-each-and-log-failures.ts";
import { makeMove } from "../make-move.ts";
import { withReviewContext } from "../review/review-context.ts";

/** Ends expired offers (B12). Returns true if all were ended. */
export async function endOffers(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const today = todayInTokyo(now);
  const expiredOffers = await services.database
    .selectFrom("entry")
    .select("id as entryId")
    .where("brand", "=", brand.name)
    .where("status", "=", EntryStatus.reviewed)
    .where("contract_period", "<", today)
    .orderBy("id")
    .execute();
  return runEachAndLogFailures(services.log, "offer not ended", expiredOffers, ({ entryId }) =>
    withReviewContext(services, { actor: "system", now, entryId }, async (context, entry) => {
      // The entry may have been contracted or cancelled since the query.
      const isExpired = isOfferOver(entry, today);
      if (entry.status === EntryStatus.reviewed && isExpired) await makeMove(context, entry, "endOffer");
    }),
  );
}
