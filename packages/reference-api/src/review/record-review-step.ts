import { lockApplicant } from "../accounts/applicant-store.ts";
import type { EntryRow } from "../entries/own-entry.ts";
import { recordStep, type Step } from "../entries/record-step.ts";
import type { ReviewContext } from "./review-context.ts";

/** What follows a step of the review or of the payment; the applicant's row is locked for it, after that of the entry. */
export async function recordReviewStep(
  { transaction, services, brand, now }: ReviewContext,
  entry: Pick<EntryRow, "id" | "code" | "applicant_id">,
  told: Pick<Step, "history" | "mail" | "values">,
): Promise<void> {
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  await recordStep(transaction, services, { ...told, brand, applicant, entry, now });
}
