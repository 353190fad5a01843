import { type TypedReceivingAccount, typedClaimOf, typedReceivingAccountOf } from "@kaitori/domain";
import type { DraftClaim } from "@kaitori/wire";
import { withDisplayIds } from "../papers/display-ids.ts";
import type { ClaimValues } from "./claim-values.ts";

/** Restores the invoices of a draft; those with files keep their slot numbers. */
export const claimsOfDraft = (claims: readonly DraftClaim[]): ClaimValues[] =>
  withDisplayIds(claims).map(({ displayId, item }) => ({ displayId, ...fieldsOf(item) }));

const fieldsOf = (claim: DraftClaim): Omit<ClaimValues, "displayId"> => ({
  ...typedClaimOf(claim),
  replaces: claim.replaces,
  contentfile_relations: claim.contentfile_relations.map(({ kind, contentfile }) => ({
    kind,
    contentfile: { id: contentfile.id },
  })),
  receive_payment_account: accountOf(claim.receive_payment_account),
});

function accountOf(account: DraftClaim["receive_payment_account"]): TypedReceivingAccount {
  const typed = typedReceivingAccountOf(account);
  // The form shows at least one row.
  return typed.obliger_accounts.length > 0 ? typed : { ...typed, obliger_accounts: [{ holder_name: "" }] };
}
