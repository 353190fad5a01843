import { EntryStatus } from "@kaitori/domain";
import type { Actor, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { conflict, notFound } from "../../http/errors.ts";
import type { Services } from "../../http/services.ts";
import type { NewJob } from "../../jobs/job-store.ts";
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
  return services.database.transaction().execute(async (transaction) => {
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

export const reviewJob = "auto-review";
export const payOutJob = "auto-pay-out";
/** Job that the profile adds for new identity documents. */
export const identityJob = "review-identity";

/** Milliseconds before an automatic decision. */
const delayMilliseconds = 5_000;

/** Returns a job only with REVIEW=auto; with REVIEW=desk the staff decide. */
const createRequest =
  (kind: string) =>
  ({ config }: Pick<Services, "config">, id: number, now: Date): NewJob | undefined =>
    config.review === "auto"
      ? { kind, payload: { id }, runAt: new Date(now.getTime() + delayMilliseconds) }
      : undefined;

export const requestReview = createRequest(reviewJob);
export const requestPayOut = createRequest(payOutJob);
