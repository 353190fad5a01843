import { getDraftEntry, getPreEntryResult, getProfile, listEntries } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { replaced } from "./lazy-replaced.tsx";
import { pastObligersOf } from "./past-obligers.ts";

/** What was taken down so far, and what makes the form shorter: obligers and the account that are known already. */
export async function loadInvoices({ site }: Pick<LoadArgs, "site">) {
  const { api } = site;
  const [draft, profile, entries, preEntry] = await Promise.all([
    api.call(getDraftEntry),
    api.call(getProfile),
    api.call(listEntries),
    // Without it the invoice is asked for what it would have said.
    api.call(getPreEntryResult).catch(() => null),
  ]);
  if (draft.replaced?.length) await replaced.fetch();
  const earlierClaims = entries.flatMap(({ claims }) => claims);
  return {
    draft,
    pastObligers: pastObligersOf(earlierClaims),
    ownAccount: profile.bank_account,
    /** That invoices are fixed and paid by transfer has been answered before the registration. */
    isConfirmedBefore: preEntry !== null && preEntry.answered_at !== null && !preEntry.declined,
    earlierClaims,
  };
}
export type LoadedInvoices = Awaited<ReturnType<typeof loadInvoices>>;
