import { IdentityConfirmation, mustResubmitIdentity, todayInTokyo } from "@kaitori/domain";
import type { Transaction } from "../database/database.ts";
import { applicantFiles } from "../files/applicant-files.ts";
import { addJob } from "../jobs/job-store.ts";
import type { Applicant } from "./applicant-store.ts";

type IdentityColumns = Partial<
  Pick<Applicant, "identity_confirmation" | "identity_valid_date" | "identity_reason">
>;

/** Identity documents that were wanted and are now here go to the review (R4.9). */
export async function givenIdentity(
  transaction: Transaction,
  stored: Applicant,
  files: readonly { id: number }[],
  now: Date,
): Promise<IdentityColumns> {
  if (files.length === 0 || !mustResubmitIdentity(stored, todayInTokyo(now))) return {};
  const proofs = await applicantFiles(transaction, stored.id, ["identity"]);
  if (!files.some(({ id }) => proofs.some((proof) => proof.id === id))) return {};
  await addJob(transaction, { kind: "review-identity", payload: { applicant: stored.id }, runAt: now });
  return {
    identity_confirmation: IdentityConfirmation.confirming,
    identity_valid_date: null,
    identity_reason: null,
  };
}
