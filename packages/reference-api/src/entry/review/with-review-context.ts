import { asServer } from "../../database/scope.ts";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { notFound } from "../../http/errors.ts";
import type { Services } from "../../http/services.ts";
import { lockEntry } from "../own-entry.ts";
import type { ReviewContext } from "./review-context.ts";

/** Works on one entry as the server, with the words and limits of the entry's brand. */
export async function withReviewContext<Result>(
  services: Services,
  { entryId, ...by }: Pick<ReviewContext, "actor" | "staffId" | "now"> & { entryId: number },
  work: (context: ReviewContext, entry: EntryWithClaims) => Promise<Result>,
): Promise<Result> {
  return asServer(services.database, async (transaction) => {
    const entry = await lockEntry(transaction, entryId);
    const brand = services.brands.find(({ name }) => name === entry.brand);
    if (!brand) throw notFound();
    return work({ transaction, services, brand, ...by }, entry);
  });
}
