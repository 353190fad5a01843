import {
  IdentityConfirmation,
  isNamedOtherwise,
  type ProvedName,
  type WithIdentity,
} from "../identity/identity.ts";

export type PaymentBlocker = "identityNotConfirmed" | "namedOtherwise";

/**
 * What keeps a contract from being paid: only a signer with a confirmed identity is paid (R4.20, R4.21). Documents that
 * were valid at the contract may expire before the payment; the money is still owed.
 */
export function paymentBlockers(
  signer: ProvedName,
  applicant: Pick<WithIdentity, "identity_confirmation"> & ProvedName,
): PaymentBlocker[] {
  const blockers: PaymentBlocker[] = [];
  if (applicant.identity_confirmation !== IdentityConfirmation.confirmed)
    blockers.push("identityNotConfirmed");
  if (isNamedOtherwise(signer, applicant)) blockers.push("namedOtherwise");
  return blockers;
}

/** Papers that were given after the contract wait for a decision, or for better ones: so does its price. */
export const waitsForIdentity = ({ identity_confirmation }: Pick<WithIdentity, "identity_confirmation">) =>
  identity_confirmation === IdentityConfirmation.confirming ||
  identity_confirmation === IdentityConfirmation.inadequate;
