import { severalLines } from "@kaitori/domain";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import type { ReviewContext } from "../review/review-context.ts";
import { openInquiry } from "./open-task.ts";

/**
 * A complaint that came by telephone or letter is written down at the desk and becomes what one in writing is: the same
 * task with the same last day, receipt, answer and stop of contacts (B12).
 */
export async function takeComplaint(
  { transaction, services, brand, now }: ReviewContext,
  entry: EntryWithClaims,
  { message }: { readonly message: string },
): Promise<void> {
  const opened = await openInquiry(transaction, {
    brand,
    services,
    applicantId: entry.applicant_id,
    kind: "complaint",
    entry,
    message: severalLines(message),
    now,
  });
  if (!opened) throw new Error("a complaint was not taken");
}
