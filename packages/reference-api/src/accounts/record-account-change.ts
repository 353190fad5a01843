import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { mailOwner } from "./mail-owner.ts";
import { bankAccountOf, isSameAccount } from "./profile.ts";
import { type PasswordCheckTime, requireRecentPassword } from "./require-password.ts";
import { type EventRequest, recordSecurityEvent, refuseTooManyChanges } from "./security-events.ts";

/** Records a change of the bank account as a security event and mails the owner the end of its number. */
export async function recordAccountChange(
  transaction: Transaction,
  request: EventRequest & PasswordCheckTime & { brand: ServedBrand },
  before: Applicant,
  after: Applicant,
): Promise<void> {
  if (isSameAccount(before, after)) return;
  if (bankAccountOf(before) !== null) requireRecentPassword(request);
  await refuseTooManyChanges(transaction, before.id, "account_changed", request.now);
  await recordSecurityEvent(transaction, request, before.id, "account_changed");
  // Mails only the last digits, because others may read the mail.
  const end = after.bank_account_number.slice(-3);
  const values = { bank: after.bank_name, branch: after.branch_name, end };
  await mailOwner(transaction, request, before, "accountChanged", values);
}
