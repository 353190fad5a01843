import { identityCopy } from "@kaitori/brand/copy/identity";
import { copyOf } from "@kaitori/brand/text";
import {
  IdentityConfirmation,
  identityPaperIssues,
  isIdentityGiven,
  isNamedOtherwise,
  takesIdentityPapers,
  todayInTokyo,
} from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { ownFiles } from "../documents/applicant-files.ts";
import { refuseIssues } from "../http/issues.ts";
import { addJob } from "../jobs/job-store.ts";
import { canEditParty } from "./fixed-party.ts";
import type { ProfileColumns } from "./profile-columns.ts";

type IdentityColumns = Partial<
  Pick<Applicant, "identity_confirmation" | "identity_valid_date" | "identity_reason" | "identity_given_at">
>;

interface Change {
  brand: ServedBrand;
  stored: Applicant;
  columns: ProfileColumns;
  files: readonly { id: number }[];
  now: Date;
}

/**
 * Identity columns after a change of the profile. Documents are reviewed if required, before expiry, or as proof of a
 * new name (R4.9); a new name without documents loses its confirmation.
 */
export async function changeOfIdentity(
  transaction: Transaction,
  { brand, stored, columns, files, now }: Change,
): Promise<IdentityColumns> {
  const today = todayInTokyo(now);
  const renamed = isNamedOtherwise(stored, { ...stored, ...columns });
  const isPartyFixed = !(await canEditParty(transaction, stored.id));
  if (!renamed && !takesIdentityPapers(stored, today, { isPartyFixed })) return {};
  if (await hasNewProof(transaction, stored, files)) {
    await refuseOneSidedLicence(transaction, { ...stored, ...columns }, files);
    await addJob(transaction, { kind: "review-identity", payload: { applicant: stored.id }, runAt: now });
    return {
      identity_confirmation: IdentityConfirmation.confirming,
      identity_valid_date: null,
      identity_reason: null,
      identity_given_at: now,
    };
  }
  if (!renamed || !isIdentityGiven(stored, today)) return {};
  return {
    identity_confirmation: IdentityConfirmation.nothing,
    identity_valid_date: null,
    identity_reason: copyOf(brand.copy, identityCopy).renamedHelp,
  };
}

/** One side of a driving licence proves nothing; the site has the same rule. */
async function refuseOneSidedLicence(
  transaction: Transaction,
  { id, identity_document_type }: Pick<Applicant, "id" | "identity_document_type">,
  files: readonly { id: number }[],
): Promise<void> {
  const listedFiles = await ownFiles(
    transaction,
    id,
    files.map((file) => file.id),
  );
  const addfiles = listedFiles.filter(({ kind }) => kind === "identity");
  refuseIssues(identityPaperIssues({ identity_document_type: identity_document_type ?? "", addfiles }));
}

/** Documents that were reviewed before are no new proof. */
async function hasNewProof(
  transaction: Transaction,
  { id, identity_given_at }: Applicant,
  files: readonly { id: number }[],
): Promise<boolean> {
  if (files.length === 0) return false;
  const proof = await transaction
    .selectFrom("file")
    .select("id")
    .where("applicant_id", "=", id)
    .where("kind", "=", "identity")
    .where(
      "id",
      "in",
      files.map((file) => file.id),
    )
    .$if(identity_given_at !== null, (query) => query.where("created_at", ">", identity_given_at))
    .executeTakeFirst();
  return proof !== undefined;
}
