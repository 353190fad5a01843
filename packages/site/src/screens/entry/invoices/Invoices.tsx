import { useScreenData } from "../../../routes/use-screen-data.ts";
import { InvoiceStep } from "./InvoiceStep.tsx";
import { loadInvoices } from "./load-invoices.ts";

export const load = loadInvoices;

export function Screen() {
  const loaded = useScreenData<typeof load>();
  // What another tab has kept makes the step begin anew.
  return <InvoiceStep key={loaded.draft.version} loaded={loaded} />;
}
