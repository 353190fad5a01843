import { identityCopy } from "@kaitori/brand/copy/identity";
import { copyOf } from "@kaitori/brand/text";
import {
  acceptsIdentityPapers,
  hasNameChanged,
  IdentityConfirmation,
  identityPaperIssues,
  isIdentitySubmitted,
  todayInTokyo,
} from "@kaitori/domain";
import {
  getProfile,
  updateProfile,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
} from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import { getApplicant, lockApplicant, updateApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { ProfileInput } from "../database/tables/numeric-ids.ts";
import { applicantFiles, filesOfList, refuseMissingFiles } from "../documents/applicant-files.ts";
import { updateHeldPayOuts } from "../entry/contract/promised-pay-outs.ts";
import { refuseIssues } from "../http/errors.ts";
import { handle } from "../http/handle.ts";
import type { Services } from "../http/services.ts";
import type { SignedInApplicant } from "../http/session-store.ts";
import { addJob } from "../jobs/job-store.ts";
import { changeProfileAndAddress } from "./mail-change.ts";
import {
  canEditNameAndAddress,
  type ProfileColumns,
  profileColumns,
  profileFindings,
  profileOf,
  refuseFixedAccount,
  refuseFixedNameAndAddress,
  replaceBankNames,
} from "./profile.ts";
import { recordAccountChange } from "./record-account-change.ts";
import type { EventRequest } from "./security-events.ts";

interface ProfileChange extends EventRequest {
  services: Services;
  brand: ServedBrand;
  applicant: SignedInApplicant;
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

async function changeProfile(
  request: Omit<ProfileChange, "transaction">,
  transaction: Transaction,
  input: ProfileInput,
): Promise<Applicant> {
  const { services, brand, applicant, now } = request;
  const stored = await lockApplicant(transaction, applicant.id);
  const typed = profileColumns(input);
  const columns = input.bank_account ? replaceBankNames(stored, typed, services.lookups()) : typed;
  refuseIssues(profileFindings(brand, stored, columns, input));
  refuseFixedAccount(stored, columns);
  await refuseFixedNameAndAddress(transaction, stored, columns);
  const files = input.addfiles ?? [];
  const ids = files.map(({ id }) => id);
  refuseMissingFiles(filesOfList(files), await applicantFiles(transaction, applicant.id, { ids }));
  const identity = await changedIdentityColumns(transaction, { brand, stored, columns, files, now });
  const revision = stored.revision + 1;
  const changes = { ...columns, ...identity, updated_at: now, revision };
  const changed = await updateApplicant(transaction, stored.id, changes);
  if (identity.identity_confirmation !== undefined)
    await updateHeldPayOuts(transaction, { brand, services, applicant: changed, now });
  await recordAccountChange(transaction, request, stored, changed);
  return changed;
}

/** The three calls differ in their bodies. An absent field is unchanged. */
const change = (request: ProfileChange, input: ProfileInput) =>
  request.transaction(async (executor) => profileOf(executor, await changeProfile(request, executor, input)));

export const profileRoutes = [
  handle(getProfile, async ({ transaction, applicant }) =>
    transaction(async (executor) => profileOf(executor, await getApplicant(executor, applicant.id))),
  ),
  handle(updateProfile, async (request) => {
    const { email, ...input } = request.body;
    return changeProfileAndAddress(request, email, () => change(request, input));
  }),
  handle(updateProfileWithoutSectorAndBusinessSummary, async (request) => change(request, request.body)),
  handle(updateProfileNameAndIdentity, async (request) => change(request, request.body)),
];

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
async function changedIdentityColumns(
  transaction: Transaction,
  { brand, stored, columns, files, now }: ProfileUpdate,
): Promise<IdentityColumns> {
  const today = todayInTokyo(now);
  const isRenamed = hasNameChanged(stored, { ...stored, ...columns });
  const isNameFixed = !(await canEditNameAndAddress(transaction, stored.id));
  if (!isRenamed && !acceptsIdentityPapers(stored, today, { isNameFixed })) return {};
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
  if (!isRenamed || !isIdentitySubmitted(stored, today)) return {};
  return {
    identity_confirmation: IdentityConfirmation.notSubmitted,
    identity_valid_date: null,
    identity_reason: copyOf(brand.copy, identityCopy).renamedHelp,
  };
}

async function refuseOneSidedLicence(
  transaction: Transaction,
  { id, identity_document_type }: Pick<Applicant, "id" | "identity_document_type">,
  files: readonly { id: number }[],
): Promise<void> {
  const ids = files.map((file) => file.id);
  const ownedFiles = await applicantFiles(transaction, id, { ids });
  const addfiles = ownedFiles.filter(({ kind }) => kind === "identity");
  refuseIssues(identityPaperIssues({ identity_document_type: identity_document_type ?? "", addfiles }));
}

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
