import {
  fixesNameAndAddress,
  hasAddressChanged,
  hasNameChanged,
  isProfileSatisfied,
  ownAccountFields,
  ownAccountIssues,
  profileTextsOf,
} from "@kaitori/domain";
import type { Profile } from "@kaitori/wire";
import type { Executor, Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { applicantFiles, withPictures } from "../documents/applicant-files.ts";
import { conflict } from "../http/errors.ts";
import type { ProfileColumns } from "./profile-columns.ts";

/** The profile in the form of the wire, with the identity documents. */
export async function profileOf(executor: Executor, applicant: Applicant): Promise<Profile> {
  return {
    ...profileTextsOf(applicant),
    id: applicant.id,
    corporate_division: applicant.corporate_division,
    email: applicant.email,
    identity_confirmation: applicant.identity_confirmation,
    identity_reason: applicant.identity_reason,
    bank_account: bankAccountOf(applicant),
    addfiles: await withPictures(
      executor,
      await applicantFiles(executor, applicant.id, { kinds: ["identity"] }),
    ),
    has_usable_password: applicant.password_hash !== null,
    sector: applicant.sector,
    can_edit_bank_account: applicant.can_edit_bank_account,
    can_edit_name: await canEditParty(executor, applicant.id),
    has_entry_permission_when_delayed: applicant.has_entry_permission_when_delayed,
  };
}

const accountColumns = [...ownAccountFields, "bank_code", "branch_code"] as const;
type AccountColumns = Pick<Applicant, (typeof accountColumns)[number]>;

export function bankAccountOf(applicant: AccountColumns): Profile["bank_account"] {
  if (applicant.deposit_type === null) return null;
  return {
    bank_name: applicant.bank_name,
    branch_name: applicant.branch_name,
    deposit_type: applicant.deposit_type,
    bank_account_number: applicant.bank_account_number,
    account_holder_name: applicant.account_holder_name,
    bank_code: applicant.bank_code,
    branch_code: applicant.branch_code,
  };
}

/** True if both are the same destination of a transfer. */
export const isSameAccount = (one: AccountColumns, other: AccountColumns): boolean =>
  accountColumns.every((column) => one[column] === other[column]);

/** True if the profile, including the account, is complete for an entry. */
export const hasSatisfiedProfile = (applicant: Applicant): boolean =>
  isProfileSatisfied(applicant) && ownAccountIssues(applicant).length === 0;

/** False while an entry fixes name and address, because its contract contains them (R4.20). */
export async function canEditParty(executor: Executor, applicantId: number): Promise<boolean> {
  const entries = await executor
    .selectFrom("entry")
    .select("status")
    .where("applicant_id", "=", applicantId)
    .execute();
  return !entries.some(fixesNameAndAddress);
}

/** Requires a lock on the applicant, so that no contract or entry is created meanwhile. */
export async function refuseFixedParty(
  transaction: Transaction,
  stored: Applicant,
  columns: ProfileColumns,
): Promise<void> {
  const newProfile = { ...stored, ...columns };
  if (!hasNameChanged(stored, newProfile) && !hasAddressChanged(stored, newProfile)) return;
  if (await canEditParty(transaction, stored.id)) return;
  throw conflict("nameFixed", { blockers: ["nameFixed"] });
}
