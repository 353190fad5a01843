import { ClaimStatus, claimStatusFollowing, type FollowedMove } from "@kaitori/domain";
import type { Transaction } from "../database/database.ts";
import type { Act, Actor } from "./act.ts";
import type { HistoryRow } from "./history.ts";
import type { ClaimRow } from "./own-entry.ts";

/** Each claim goes where its entry's move takes it (R4.21); the rows of history come back to be added. */
export async function followClaims(
  transaction: Transaction,
  claims: readonly ClaimRow[],
  { move, act, actor, now }: { move: FollowedMove; act: Act; actor: Actor; now: Date },
): Promise<HistoryRow[]> {
  const moved = claims.flatMap((claim) => {
    const status = claimStatusFollowing(claim, move);
    return status === claim.status ? [] : [{ claim, status }];
  });
  const [first] = moved;
  if (!first) return [];
  await transaction
    .updateTable("claim")
    .set({
      status: first.status,
      updated_at: now,
      ...(first.status === ClaimStatus.cancel ? { cancelled_at: now } : {}),
    })
    .where(
      "id",
      "in",
      moved.map(({ claim }) => claim.id),
    )
    .execute();
  return moved.map(({ claim, status }) => ({
    entryId: claim.entry_id,
    claimId: claim.id,
    act,
    actor,
    from: claim.status,
    to: status,
    now,
  }));
}
