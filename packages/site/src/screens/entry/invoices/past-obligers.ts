import type { Claim, ReceivePaymentAccount } from "@kaitori/wire";

export interface PastObliger
  extends Pick<Claim, "obliger_company_name" | "houjinbangou" | "houjinbangou_address"> {
  readonly receive_payment_account: ReceivePaymentAccount;
}

const maxOffered = 20;

/** The payers of earlier claims with the fields of their latest claim, the latest first (B10). */
export function pastObligersOf(claims: readonly Claim[]): PastObliger[] {
  const obligers = new Map<string, PastObliger>();
  for (const claim of claims.toSorted((one, other) => other.created_at.localeCompare(one.created_at))) {
    const { obliger_company_name, houjinbangou, houjinbangou_address, receive_payment_account } = claim;
    const key = `${obliger_company_name} ${houjinbangou}`;
    if (receive_payment_account && !obligers.has(key))
      obligers.set(key, {
        obliger_company_name,
        houjinbangou,
        houjinbangou_address,
        receive_payment_account,
      });
  }
  return [...obligers.values()].slice(0, maxOffered);
}
