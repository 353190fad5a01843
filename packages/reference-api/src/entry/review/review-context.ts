import { type EntryStatus, EntryStatus as Status } from "@kaitori/domain";
import { asServer } from "../../database/scope.ts";
import type { Actor, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, notFound } from "../../http/errors.ts";
import type { Services } from "../../http/services.ts";
import { lockEntry } from "../own-entry.ts";
import type { MoveContext } from "../record-move.ts";

/** The context of an act of the review; the applicant is never its actor. */
export type ReviewContext = MoveContext & { actor: Exclude<Actor, "applicant"> };

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

/** Papers and claims are decided on while the entry is under review, and at no other time. */
export function requireUnderReview(entry: { status: EntryStatus }): void {
  if (entry.status === Status.underReview) return;
  throw conflict("notUnderReview", { entry_status: entry.status });
}
