import { DocumentsConfirmation } from "@kaitori/domain";
import type { EntryWithClaims } from "../entries/own-entry.ts";
import { decideIdentity } from "./decide-identity.ts";
import { type Item, setItemStatus } from "./item.ts";
import { requireUnderReview } from "./require-under-review.ts";
import type { ReviewContext } from "./review-context.ts";

/** The item will do; an earlier remark about it is withdrawn. */
export async function acceptItem(context: ReviewContext, entry: EntryWithClaims, item: Item): Promise<void> {
  requireUnderReview(entry);
  // Accepted by this name as by its own: only what is being looked at, and until a day.
  if (item.subject === "identity") await decideIdentity(context, entry.applicant_id, { accept: true });
  else await setItemStatus(context, entry, item, DocumentsConfirmation.confirmed);
  await context.transaction
    .deleteFrom("inadequacy")
    .where("entry_id", "=", entry.id)
    .where("subject", "=", item.subject)
    .where("claim_id", item.claim === null ? "is" : "=", item.claim)
    .execute();
}
