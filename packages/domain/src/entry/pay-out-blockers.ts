import {
  hasNameChanged,
  IdentityConfirmation,
  type VerifiedName,
  type WithIdentity,
} from "../identity/identity.ts";

/** `payNamedOtherwise`: the name of the account differs from that in the contract. */
export type PayOutBlocker = "payIdentityNotConfirmed" | "payNamedOtherwise";

/**
 * Reasons against paying a contract: the signer's identity must be confirmed (R4.20, R4.21). Documents that expire
 * between contract and payment do not block it; the price is still owed.
 */
export function payOutBlockers(
  signer: VerifiedName,
  applicant: Pick<WithIdentity, "identity_confirmation"> & VerifiedName,
): PayOutBlocker[] {
  const blockers: PayOutBlocker[] = [];
  if (applicant.identity_confirmation !== IdentityConfirmation.confirmed)
    blockers.push("payIdentityNotConfirmed");
  if (hasNameChanged(signer, applicant)) blockers.push("payNamedOtherwise");
  return blockers;
}

/** Identity papers submitted after the contract must be accepted before the payment. */
export const waitsForIdentity = ({ identity_confirmation }: Pick<WithIdentity, "identity_confirmation">) =>
  identity_confirmation === IdentityConfirmation.confirming ||
  identity_confirmation === IdentityConfirmation.inadequate;
