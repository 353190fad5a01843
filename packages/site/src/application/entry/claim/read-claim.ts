import { readClaimFields, readReceivingAccount } from "@kaitori/domain";
import type { ClaimValues } from "./claim-values.ts";

/** A typed invoice normalised for the rules and the API (R5.2, B1). */
export type ReadClaim = ReturnType<typeof readClaim>;

export const readClaim = ({ displayId: _displayId, replaces: _replaces, ...claim }: ClaimValues) => ({
  ...readClaimFields(claim),
  receive_payment_account: readReceivingAccount(claim.receive_payment_account),
});
