import { IdentityConfirmation } from "@kaitori/domain";
import type { Transaction } from "../database/database.ts";

const { confirming, confirmed } = IdentityConfirmation;

/** Whether somebody is, or is to be, who they say because of this document: what was looked at has to stay. */
export async function isIdentityProof(
  transaction: Transaction,
  applicantId: number,
  fileId: number,
): Promise<boolean> {
  const proof = await transaction
    .selectFrom("file")
    .innerJoin("applicant", "applicant.id", "file.applicant_id")
    .select("file.id")
    .where("file.id", "=", fileId)
    .where("file.kind", "=", "identity")
    .where("applicant.id", "=", applicantId)
    .where("applicant.identity_confirmation", "in", [confirming, confirmed])
    .whereRef("file.created_at", "<=", "applicant.identity_given_at")
    .executeTakeFirst();
  return proof !== undefined;
}
