import { type EntryStatus, isOpenClaim } from "@kaitori/domain";
import { moveOrRefuse } from "../entries/move-entry.ts";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { conflict } from "../http/errors.ts";
import { recordReviewStep } from "./record-review-step.ts";
import { moverOf, type ReviewContext } from "./review-context.ts";

/** The business is done (R4.21). */
export async function closeEntry(context: ReviewContext, entry: EntryWithClaims): Promise<EntryStatus> {
  const { transaction, actor, now } = context;
  const status = moveOrRefuse(entry, "close", moverOf(context));
  // The database refuses it too; this says why.
  const open = entry.claims.filter(isOpenClaim).map(({ code }) => code);
  if (open.length > 0)
    throw conflict(`代金がまだ引き渡されていない請求書があります: ${open.join("、")}`, {
      entry_status: entry.status,
    });
  await transaction
    .updateTable("entry")
    .set({ status, transaction_completed_at: now, updated_at: now })
    .where("id", "=", entry.id)
    .execute();
  await recordReviewStep(context, entry, {
    history: [{ entryId: entry.id, act: "archived", actor, from: entry.status, to: status, now }],
    mail: "entryArchived",
  });
  return status;
}
