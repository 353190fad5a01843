import { duplicateClaimWarnings, writeYen } from "@kaitori/domain";
import type { Database } from "../database/database.ts";
import { claimsOfAmounts } from "../entries/claims-of-amounts.ts";

/**
 * 二重譲渡 as the desk has to see it: the same invoice in another entry of the brand, whoever the applicant is (B10).
 * The applicant is told of their own only, while the invoice is filled in.
 */
export async function soldElsewhere(database: Database, entryId: number) {
  const claims = await database
    .selectFrom("claim")
    .select(["id", "obliger_company_name", "houjinbangou", "amount", "obliger_payment_date"])
    .where("entry_id", "=", entryId)
    .orderBy("place")
    .execute();
  const own = claims.map(({ amount, ...claim }) => ({ ...claim, amount: writeYen(amount) }));
  const others = await claimsOfAmounts(database, own, (query) =>
    query
      .where("entry.id", "!=", entryId)
      .where("entry.brand", "=", ({ selectFrom }) =>
        selectFrom("entry as this").select("this.brand").where("this.id", "=", entryId),
      ),
  );
  return duplicateClaimWarnings(own, others).flatMap(({ path: [, index], params }) => {
    const claim = own[Number(index)]?.id;
    return params?.code === undefined ? [] : [{ claim, other: params.code }];
  });
}
