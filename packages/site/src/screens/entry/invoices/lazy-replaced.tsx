import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useSettledValues } from "#foundation/forms/use-live-value.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { lazyModule } from "#foundation/updates/load-chunk.ts";
import type { InvoiceOfClaim, InvoiceValues } from "./invoice-values.ts";
import type { LoadedReplaced, ReplacedMarks } from "./Replaced.tsx";

/** The texts of the refusal reasons are loaded only if a draft replaces a refused claim. */
export const lazyReplaced = lazyModule(() => import("./Replaced.tsx"));

export function useReplacedMarks(loaded: LoadedReplaced): (claim: InvoiceOfClaim) => ReplacedMarks {
  const { copy } = useSite().brand;
  return (claim) => lazyReplaced.get()?.replacedMarks(copy, claim, loaded) ?? {};
}

export function LazyReplaced({ form, loaded }: { form: JudgedForm<InvoiceValues>; loaded: LoadedReplaced }) {
  const { claims } = useSettledValues(form);
  const module = lazyReplaced.get();
  return module && <module.ReplacedBanner claims={claims} loaded={loaded} />;
}
