import { getDraftEntry, getProfile, listEntries, listPastObligers } from "@kaitori/wire";
import type { LoadArgs } from "../../../routes/route-row.ts";

/** What was taken down so far, and what makes the form shorter: obligers and the account that are known already. */
export async function loadInvoices({ site }: Pick<LoadArgs, "site">) {
  const { api } = site;
  const [draft, pastObligers, profile, entries] = await Promise.all([
    api.call(getDraftEntry),
    api.call(listPastObligers),
    api.call(getProfile),
    api.call(listEntries),
  ]);
  return {
    draft,
    pastObligers,
    ownAccount: profile.bank_account,
    earlierClaims: entries.flatMap(({ claims }) => claims),
  };
}
export type LoadedInvoices = Awaited<ReturnType<typeof loadInvoices>>;
