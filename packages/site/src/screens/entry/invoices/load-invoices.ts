import { getDraftEntry, getProfile, listEntries } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { replaced } from "./lazy-replaced.tsx";
import { pastObligersOf } from "./past-obligers.ts";

/** What was taken down so far, and what makes the form shorter: obligers and the account that are known already. */
export async function loadInvoices({ site }: Pick<LoadArgs, "site">) {
  const { api } = site;
  const [draft, profile, entries] = await Promise.all([
    api.call(getDraftEntry),
    api.call(getProfile),
    api.call(listEntries),
  ]);
  if (draft.replaced?.length) await replaced.fetch();
  // Without it the invoice is asked for what it would have said.
  const preEntry = site.session.user()?.pre_entry;
  const earlierClaims = entries.flatMap(({ claims }) => claims);
  return {
    draft,
    pastObligers: pastObligersOf(earlierClaims),
    ownAccount: profile.bank_account,
    /** That invoices are fixed and paid by transfer has been answered before the registration. */
    isConfirmedBefore: preEntry !== undefined && preEntry.answered_at !== null && !preEntry.declined,
    earlierClaims,
  };
}
export type LoadedInvoices = Awaited<ReturnType<typeof loadInvoices>>;
