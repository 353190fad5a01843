import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { mailAccountChanged } from "./mail-owner.ts";
import { bankAccountOf, isSameAccount } from "./profile.ts";
import { type Proof, requireRecentProof } from "./recent-proof.ts";
import { type NotedRequest, noteSecurityEvent, refuseTooManyChanges } from "./security-events.ts";

/** Records a change of the bank account in the security events and mails the owner. The caller has checked the owner's password. */
export async function recordAccountChange(
  transaction: Transaction,
  request: NotedRequest & Proof & { brand: ServedBrand },
  before: Applicant,
  after: Applicant,
): Promise<void> {
  if (isSameAccount(before, after)) return;
  if (bankAccountOf(before) !== null) requireRecentProof(request);
  await refuseTooManyChanges(transaction, before.id, "account_changed", request.now);
  await noteSecurityEvent(transaction, request, before.id, "account_changed");
  await mailAccountChanged(transaction, { brand: request.brand, applicant: before, now: request.now }, after);
}
