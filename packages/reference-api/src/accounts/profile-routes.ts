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
import type { ProfileInput } from "../database/tables/own-records.ts";
import { ownFiles } from "../documents/applicant-files.ts";
import { filesOfList, refuseMissingFiles } from "../documents/file-references.ts";
import { updateHeldPayOuts } from "../entry/contract/promised-pay-outs.ts";
import { handle } from "../http/handle.ts";
import { refuseIssues } from "../http/issues.ts";
import type { Services } from "../http/services.ts";
import type { SignedInApplicant } from "../http/session-store.ts";
import { changedIdentityColumns } from "./change-of-identity.ts";
import { refuseFixedParty } from "./fixed-party.ts";
import { changeProfileAndAddress } from "./mail-change.ts";
import { profileOf } from "./profile.ts";
import { profileColumns } from "./profile-columns.ts";
import { profileFindings, refuseFixedAccount, replaceBankNames } from "./profile-findings.ts";
import { recordAccountChange } from "./record-account-change.ts";
import type { EventRequest } from "./security-events.ts";

interface ProfileChange extends EventRequest {
  services: Services;
  brand: ServedBrand;
  applicant: SignedInApplicant;
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Checks the input together with the stored profile, then saves it. */
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
  await refuseFixedParty(transaction, stored, columns);
  const files = input.addfiles ?? [];
  const ids = files.map(({ id }) => id);
  refuseMissingFiles(filesOfList(files), await ownFiles(transaction, applicant.id, ids));
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
