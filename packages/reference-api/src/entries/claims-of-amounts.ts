import { type ClaimStatus, readYen, writeYen } from "@kaitori/domain";
import type { SelectQueryBuilder } from "kysely";
import type { Executor } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";

export interface StandingClaim {
  code: string;
  status: ClaimStatus;
  obliger_company_name: string;
  houjinbangou: string;
  amount: string;
  obliger_payment_date: string;
}

type Claims = SelectQueryBuilder<Tables, "claim" | "entry", object>;

/** Claims with the amounts of these, the latest first: one of them may be the same invoice (B10). */
export async function claimsOfAmounts(
  executor: Executor,
  claims: readonly { amount: string }[],
  among: (query: Claims) => Claims,
): Promise<StandingClaim[]> {
  const amounts = claims.map(({ amount }) => readYen(amount)).filter((yen) => yen !== null);
  if (amounts.length === 0) return [];
  const rows = await among(executor.selectFrom("claim").innerJoin("entry", "entry.id", "claim.entry_id"))
    .select([
      "claim.code",
      "claim.status",
      "claim.obliger_company_name",
      "claim.houjinbangou",
      "claim.amount",
      "claim.obliger_payment_date",
    ])
    .where("claim.amount", "in", amounts)
    .orderBy("claim.id", "desc")
    .execute();
  return rows.map(({ amount, ...claim }) => ({ ...claim, amount: writeYen(amount) }));
}
