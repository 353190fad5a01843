import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import type { Applicant } from "../database/tables/account-tables.ts";
import { mailAccountChanged } from "./mail-owner.ts";
import { bankAccountOf, isSameAccount } from "./profile.ts";
import { type Proof, requireRecentProof } from "./recent-proof.ts";
import { type NotedRequest, noteSecurityEvent } from "./security-events.ts";

/**
 * Money goes elsewhere from now on, for good or for one entry: whoever asks for it has proved who they are, the owner is
 * told, and it stands on record. The first account is no change.
 */
export async function tellOfAccount(
  transaction: Transaction,
  request: NotedRequest & Proof & { brand: ServedBrand },
  before: Applicant,
  after: Applicant,
): Promise<void> {
  const account = bankAccountOf(before);
  if (account === null || isSameAccount(account, bankAccountOf(after))) return;
  requireRecentProof(request);
  await noteSecurityEvent(transaction, request, before.id, "account_changed");
  await mailAccountChanged(transaction, { brand: request.brand, applicant: before, now: request.now }, after);
}
