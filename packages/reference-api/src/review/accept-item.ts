import { DocumentsConfirmation } from "@kaitori/domain";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { type Item, setItemStatus } from "./item.ts";
import { requireUnderReview } from "./require-under-review.ts";
import type { ReviewContext } from "./review-context.ts";

/** The item will do; an earlier remark about it is withdrawn. */
export async function acceptItem(context: ReviewContext, entry: EntryWithClaims, item: Item): Promise<void> {
  requireUnderReview(entry);
  await setItemStatus(context, entry, item, DocumentsConfirmation.confirmed);
  await context.transaction
    .deleteFrom("inadequacy")
    .where("entry_id", "=", entry.id)
    .where("subject", "=", item.subject)
    .where("claim_id", item.claim === null ? "is" : "=", item.claim)
    .execute();
}
