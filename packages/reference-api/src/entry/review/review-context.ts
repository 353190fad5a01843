import { EntryStatus } from "@kaitori/domain";
import { asServer } from "../../database/scope.ts";
import type { Actor, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, notFound } from "../../http/errors.ts";
import type { Services } from "../../http/services.ts";
import { lockEntry } from "../own-entry.ts";
import type { MoveContext } from "../record-move.ts";

/** Context of a move by desk, review policy or system. */
export type ReviewContext = MoveContext & { actor: Exclude<Actor, "applicant"> };

/** Runs the work in one transaction on the locked entry, with the brand of the entry. */
export async function withReviewContext<Result>(
  services: Services,
  { entryId, ...origin }: Pick<ReviewContext, "actor" | "staffId" | "now"> & { entryId: number },
  work: (context: ReviewContext, entry: EntryWithClaims) => Promise<Result>,
): Promise<Result> {
  return asServer(services.database, async (transaction) => {
    const entry = await lockEntry(transaction, entryId);
    const brand = services.brands.find(({ name }) => name === entry.brand);
    if (!brand) throw notFound();
    return work({ transaction, services, brand, ...origin }, entry);
  });
}

export function requireUnderReview(entry: { status: EntryStatus }): void {
  if (entry.status === EntryStatus.underReview) return;
  throw conflict("notUnderReview", { entry_status: entry.status });
}
