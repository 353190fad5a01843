import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { fetchCheck } from "../check/lazy-check.tsx";
import { InvoiceStep } from "./InvoiceStep.tsx";
import { loadInvoices } from "./load-invoices.ts";

export async function loadInvoicesPage({ site, request }: LoadArgs) {
  const isCheck = new URL(request.url).searchParams.has("check");
  const [loaded] = await Promise.all([loadInvoices({ site }), isCheck && fetchCheck()]);
  return loaded;
}

export function InvoicesScreen() {
  const loaded = useScreenData<typeof loadInvoicesPage>();
  // The step begins anew with a draft that another tab has saved.
  return <InvoiceStep key={loaded.draft.version} loaded={loaded} />;
}
