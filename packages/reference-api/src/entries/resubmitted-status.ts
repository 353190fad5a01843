import { DocumentsConfirmation } from "@kaitori/domain";
import type { Transaction } from "../database/database.ts";
import type { Inadequacy } from "../http/own-records.ts";
import { setItemStatus } from "../review/item.ts";
import type { EntryWithClaims } from "./own-entry.ts";

/** What was handed in again is being looked at again; an identity is handed in on the profile. */
export async function confirmAgain(
  context: { transaction: Transaction; now: Date },
  entry: EntryWithClaims,
  found: readonly Inadequacy[],
): Promise<void> {
  for (const item of found)
    if (item.subject !== "identity")
      await setItemStatus(context, entry, item, DocumentsConfirmation.confirming);
}
