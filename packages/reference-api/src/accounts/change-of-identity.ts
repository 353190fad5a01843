import { identityCopy } from "@kaitori/brand/copy/identity";
import { copyOf } from "@kaitori/brand/text";
import {
  acceptsIdentityPapers,
  hasNameChanged,
  IdentityConfirmation,
  identityPaperIssues,
  isIdentityGiven,
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

interface ProfileUpdate {
  brand: ServedBrand;
  stored: Applicant;
  columns: ProfileColumns;
  files: readonly { id: number }[];
  now: Date;
}

/**
 * Computes the identity columns after a change of the profile. New documents are reviewed if they are required, before
 * expiry, or for a new name (R4.9). A new name without documents loses the confirmation.
 */
export async function changedIdentityColumns(
  transaction: Transaction,
  { brand, stored, columns, files, now }: ProfileUpdate,
): Promise<IdentityColumns> {
  const today = todayInTokyo(now);
  const isRenamed = hasNameChanged(stored, { ...stored, ...columns });
  const isPartyFixed = !(await canEditParty(transaction, stored.id));
  if (!isRenamed && !acceptsIdentityPapers(stored, today, { isPartyFixed })) return {};
  if (await hasNewDocument(transaction, stored, files)) {
    await refuseOneSidedLicence(transaction, { ...stored, ...columns }, files);
    await addJob(transaction, { kind: "review-identity", payload: { applicant: stored.id }, runAt: now });
    return {
      identity_confirmation: IdentityConfirmation.confirming,
      identity_valid_date: null,
      identity_reason: null,
      identity_given_at: now,
    };
  }
  if (!isRenamed || !isIdentityGiven(stored, today)) return {};
  return {
    identity_confirmation: IdentityConfirmation.notSubmitted,
    identity_valid_date: null,
    identity_reason: copyOf(brand.copy, identityCopy).renamedHelp,
  };
}

/** A driving licence needs both sides. The site has the same rule. */
async function refuseOneSidedLicence(
  transaction: Transaction,
  { id, identity_document_type }: Pick<Applicant, "id" | "identity_document_type">,
  files: readonly { id: number }[],
): Promise<void> {
  const ownedFiles = await ownFiles(
    transaction,
    id,
    files.map((file) => file.id),
  );
  const addfiles = ownedFiles.filter(({ kind }) => kind === "identity");
  refuseIssues(identityPaperIssues({ identity_document_type: identity_document_type ?? "", addfiles }));
}

/** True if a file is newer than the last reviewed documents. */
async function hasNewDocument(
  transaction: Transaction,
  { id, identity_given_at }: Applicant,
  files: readonly { id: number }[],
): Promise<boolean> {
  if (files.length === 0) return false;
  const newDocument = await transaction
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
  return newDocument !== undefined;
}
