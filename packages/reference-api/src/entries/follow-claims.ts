import { claimStatusFollowing, type FollowedMove } from "@kaitori/domain";
import type { Transaction } from "../database/database.ts";
import type { ClaimRow } from "./own-entry.ts";

/** Each claim goes where its entry's move takes it (R4.21). */
export async function followClaims(
  transaction: Transaction,
  claims: readonly ClaimRow[],
  move: FollowedMove,
  now: Date,
): Promise<void> {
  for (const claim of claims) {
    const status = claimStatusFollowing(claim, move);
    if (status === claim.status) continue;
    await transaction
      .updateTable("claim")
      .set({ status, updated_at: now, ...(move === "cancel" ? { cancelled_at: now } : {}) })
      .where("id", "=", claim.id)
      .execute();
  }
}
