import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { lateModule } from "#foundation/updates/late-module.ts";
import type { LoadedInvoices } from "./load-invoices.ts";
import type { ReplacedMarks } from "./Replaced.tsx";

/** The words of the reasons are loaded only for another application. */
export const replaced = lateModule(() => import("./Replaced.tsx"));

type Loaded = Pick<LoadedInvoices, "draft" | "earlierClaims">;

export function useReplacedMarks(loaded: Loaded): (claim: ClaimValues) => ReplacedMarks {
  const { copy } = useSite().brand;
  return (claim) => replaced.get()?.replacedMarks(copy, claim, loaded) ?? {};
}

export function LateReplaced(props: { claims: readonly ClaimValues[]; loaded: Loaded }) {
  const module = replaced.get();
  return module && <module.ReplacedBanner {...props} />;
}
