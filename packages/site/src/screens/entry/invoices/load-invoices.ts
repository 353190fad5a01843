import { getDraftEntry, getProfile, listEntries } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { lazyRefusals } from "./lazy-refusals.tsx";
import { pastObligersOf } from "./past-obligers.ts";

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
