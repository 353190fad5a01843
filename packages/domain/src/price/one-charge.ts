import type { Yen } from "../amount/yen.ts";

/** One transfer pays for all claims that are sold together; the first of them bears its charge (B11). */
export const withOneCharge = <Claim extends { readonly bank_charge: Yen | null }>(
  claims: readonly Claim[],
  charge: Yen,
): Claim[] => claims.map((claim, index) => ({ ...claim, bank_charge: index === 0 ? charge : 0 }));
