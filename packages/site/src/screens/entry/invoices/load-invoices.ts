import {
  type Claim,
  getDraftEntry,
  getProfile,
  listEntries,
  type ReceivePaymentAccount,
} from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { lazyRefusals } from "./lazy-refusals.tsx";

export async function loadInvoices({ site }: Pick<LoadArgs, "site">) {
  const { api } = site;
  const [draft, profile, entries] = await Promise.all([
    api.call(getDraftEntry),
    api.call(getProfile),
    api.call(listEntries),
  ]);
  if (draft.replaced?.length) await lazyRefusals.fetch();
  const earlierClaims = entries.flatMap(({ claims }) => claims);
  return {
    draft,
    pastObligers: pastObligersOf(earlierClaims),
    ownAccount: profile.bank_account,
    identityFiles: profile.addfiles.filter(({ kind }) => kind === "identity"),
    earlierClaims,
  };
}
export type LoadedInvoices = Awaited<ReturnType<typeof loadInvoices>>;

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
