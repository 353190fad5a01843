import type { ServedBrand } from "../brands/brand.ts";
import { lockApplicant } from "../database/applicants.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { applicantColumns } from "../database/tables/account-tables.ts";
import type { ProfileInput } from "../database/tables/own-records.ts";
import { ownFiles } from "../documents/applicant-files.ts";
import { filesOfList, refuseGoneFiles } from "../documents/named-files.ts";
import { holdPayOuts } from "../entry/contract/waiting-pay-outs.ts";
import { refuseIssues } from "../http/issues.ts";
import type { Services } from "../http/services.ts";
import type { SignedInApplicant } from "../http/session-store.ts";
import { tellOfAccount } from "./account-changed.ts";
import { changeOfIdentity } from "./change-of-identity.ts";
import { refuseFixedParty } from "./fixed-party.ts";
import { profileColumns } from "./profile-columns.ts";
import { profileFindings, refuseFixedAccount, useListedBankNames } from "./profile-findings.ts";
import type { NotedRequest } from "./security-events.ts";

export interface ProfileChange extends NotedRequest {
  services: Services;
  brand: ServedBrand;
  applicant: SignedInApplicant;
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
}

/** Judges what was given against what is stored, then writes both as one row. */
export async function changeProfile(
  request: Omit<ProfileChange, "transaction">,
  transaction: Transaction,
  input: ProfileInput,
): Promise<Applicant> {
  const { services, brand, applicant, now } = request;
  const stored = await lockApplicant(transaction, applicant.id);
  const typed = profileColumns(input);
  const columns = input.bank_account ? useListedBankNames(stored, typed, services.lookups()) : typed;
  refuseIssues(profileFindings(brand, stored, columns, input));
  refuseFixedAccount(stored, columns);
  await refuseFixedParty(transaction, stored, columns);
  const files = input.addfiles ?? [];
  const ids = files.map(({ id }) => id);
  refuseGoneFiles(filesOfList(files), await ownFiles(transaction, applicant.id, ids));
  const identity = await changeOfIdentity(transaction, { brand, stored, columns, files, now });
  const changed = await transaction
    .updateTable("applicant")
    .set({ ...columns, ...identity, updated_at: now, revision: stored.revision + 1 })
    .where("id", "=", stored.id)
    .returning(applicantColumns)
    .executeTakeFirstOrThrow();
  if (identity.identity_confirmation !== undefined)
    await holdPayOuts(transaction, { brand, services, applicant: changed, now });
  await tellOfAccount(transaction, request, stored, changed);
  return changed;
}
