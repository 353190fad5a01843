import { getDraftEntry, getPreEntryResult, getProfile, listEntries, listPastObligers } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { replaced } from "./lazy-replaced.tsx";

/** What was taken down so far, and what makes the form shorter: obligers and the account that are known already. */
export async function loadInvoices({ site }: Pick<LoadArgs, "site">) {
  const { api } = site;
  const [draft, pastObligers, profile, entries, preEntry] = await Promise.all([
    api.call(getDraftEntry),
    api.call(listPastObligers),
    api.call(getProfile),
    api.call(listEntries),
    // Without it the invoice is asked for what it would have said.
    api.call(getPreEntryResult).catch(() => null),
  ]);
  if (draft.replaced?.length) await replaced.fetch();
  return {
    draft,
    pastObligers,
    ownAccount: profile.bank_account,
    /** That invoices are fixed and paid by transfer has been answered before the registration. */
    isConfirmedBefore: preEntry !== null && preEntry.answered_at !== null && !preEntry.declined,
    earlierClaims: entries.flatMap(({ claims }) => claims),
  };
}
export type LoadedInvoices = Awaited<ReturnType<typeof loadInvoices>>;
