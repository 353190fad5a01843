import { identityCopy } from "@kaitori/brand/copy/identity";
import { copyOf } from "@kaitori/brand/text";
import {
  acceptsIdentityPapers,
  hasAddressChanged,
  hasNameChanged,
  IdentityConfirmation,
  identityPaperIssues,
  isIdentitySubmitted,
  todayInTokyo,
} from "@kaitori/domain";
import {
  type CallDefinition,
  getProfile,
  type Profile,
  updateProfile,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
} from "@kaitori/wire";
import { getApplicant, lockApplicant, updateApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import type { ProfileInput } from "../database/tables/numeric-ids.ts";
import { filesOfList, requireOwnFiles } from "../documents/applicant-files.ts";
import { updateHeldPayOuts } from "../entry/contract/promised-pay-outs.ts";
import { conflict, refuseIssues } from "../http/errors.ts";
import { type ApplicantRequest, handle } from "../http/handle.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { addJob } from "../jobs/job-store.ts";
import { changeProfileAndAddress } from "./mail-change.ts";
import {
  canEditNameAndAddress,
  profileColumns,
  profileFindings,
  profileOf,
  refuseFixedAccount,
  replaceBankNames,
} from "./profile.ts";
import { recordAccountChange } from "./record-account-change.ts";

type ProfileRequest = BrowserRequest & Pick<ApplicantRequest<CallDefinition>, "applicant" | "transaction">;

/** The three calls differ in their bodies. An absent field is unchanged. */
const change = (request: ProfileRequest, input: ProfileInput): Promise<Profile> =>
  request.transaction(async (transaction) => {
    const { services, brand, applicant, now } = request;
    const stored = await lockApplicant(transaction, applicant.id);
    const typed = profileColumns(input);
    const columns = input.bank_account ? replaceBankNames(stored, typed, services.lookups()) : typed;
    refuseIssues(profileFindings(brand, stored, columns, input));
    refuseFixedAccount(stored, columns);
    const identity = await changedIdentityColumns(transaction, request, {
      stored,
      profile: { ...stored, ...columns },
      files: input.addfiles ?? [],
    });
    const revision = stored.revision + 1;
    const changes = { ...columns, ...identity, updated_at: now, revision };
    const changed = await updateApplicant(transaction, stored.id, changes);
    if (identity.identity_confirmation !== undefined)
      await updateHeldPayOuts({ transaction, brand, services, now }, changed);
    await recordAccountChange(transaction, request, stored, changed);
    return profileOf(transaction, changed);
  });

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

/**
 * Computes the identity columns after a change of the profile. New documents are reviewed if they are required, before
 * expiry, or for a new name (R4.9). A new name without documents loses the confirmation; a fixed name is refused.
 */
async function changedIdentityColumns(
  transaction: Transaction,
  { brand, now }: Pick<ProfileRequest, "brand" | "now">,
  { stored, profile, files }: { stored: Applicant; profile: Applicant; files: readonly { id: number }[] },
): Promise<IdentityColumns> {
  const today = todayInTokyo(now);
  const isRenamed = hasNameChanged(stored, profile);
  const isNameFixed = !(await canEditNameAndAddress(transaction, stored.id));
  if (isNameFixed && (isRenamed || hasAddressChanged(stored, profile)))
    throw conflict("nameFixed", { blockers: ["nameFixed"] });
  const ownFiles = await requireOwnFiles(transaction, stored.id, filesOfList(files));
  if (!isRenamed && !acceptsIdentityPapers(stored, today, { isNameFixed })) return {};
  const documents = ownFiles.filter(({ kind }) => kind === "identity");
  const previous = stored.identity_given_at?.toISOString() ?? "";
  if (documents.some(({ created_at }) => created_at > previous)) {
    const identity_document_type = profile.identity_document_type ?? "";
    refuseIssues(identityPaperIssues({ identity_document_type, addfiles: documents }));
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
