import { writeYen } from "@kaitori/domain";
import { anyOf, type Executor } from "../../database/database.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";

/** Converts an entry to the input of the domain's check before a contract (R5.10). */
export async function contractForm(executor: Executor, entry: EntryWithClaims) {
  const { purchase_amount_desired, claims } = entry;
  const papers = await executor
    .selectFrom("claim_file")
    .select(["claim_id", "file_id as id", "kind"])
    .where("claim_id", "=", anyOf(claims.map(({ id }) => id)))
    .execute();
  return {
    ...entry,
    purchase_amount_desired: writeYen(purchase_amount_desired),
    claims: claims.map((claim) => ({
      ...claim,
      amount: writeYen(claim.amount),
      scheduled_deposit_amount_from_obliger: writeYen(claim.scheduled_deposit_amount_from_obliger),
      contentfiles: papers.filter((paper) => paper.claim_id === claim.id),
    })),
  };
}
