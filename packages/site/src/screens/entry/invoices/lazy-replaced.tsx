import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { lazyModule } from "#foundation/updates/lazy-module.ts";
import type { LoadedInvoices } from "./load-invoices.ts";
import type { ReplacedMarks } from "./Replaced.tsx";

/** The words of the reasons are loaded only when a refused claim is applied for again. */
export const replaced = lazyModule(() => import("./Replaced.tsx"));

type Loaded = Pick<LoadedInvoices, "draft" | "earlierClaims">;

export function useReplacedMarks(loaded: Loaded): (claim: ClaimValues) => ReplacedMarks {
  const { copy } = useSite().brand;
  return (claim) => replaced.get()?.replacedMarks(copy, claim, loaded) ?? {};
}

export function LazyReplaced(props: { claims: readonly ClaimValues[]; loaded: Loaded }) {
  const module = replaced.get();
  return module && <module.ReplacedBanner {...props} />;
}
