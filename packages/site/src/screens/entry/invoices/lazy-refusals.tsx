import { useDebouncedValues } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { lazyModule } from "#foundation/updates/load-chunk.ts";
import type { InvoiceOfClaim, InvoiceValues } from "./invoice-values.ts";
import type { RefusalData, RefusalWarnings } from "./RefusalBanner.tsx";

/** The texts of the refusal reasons are loaded only if a draft replaces a refused claim. */
export const lazyRefusals = lazyModule(() => import("./RefusalBanner.tsx"));

export function useRefusalWarnings(loaded: RefusalData): (claim: InvoiceOfClaim) => RefusalWarnings {
  const { copy } = useSite().brand;
  return (claim) => lazyRefusals.get()?.refusalWarningsOf(copy, claim, loaded) ?? {};
}

export function LazyRefusalBanner({
  form,
  loaded,
}: {
  form: ValidatedForm<InvoiceValues>;
  loaded: RefusalData;
}) {
  const { claims } = useDebouncedValues(form);
  const module = lazyRefusals.get();
  return module && <module.RefusalBanner claims={claims} loaded={loaded} />;
}
