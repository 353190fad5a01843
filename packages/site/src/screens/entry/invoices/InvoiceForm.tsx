import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { ActionBar, Button, Stack } from "@kaitori/ui";
import { useState } from "react";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Blocked } from "./Blocked.tsx";
import { ClaimList } from "./ClaimList.tsx";
import { DesiredFields } from "./DesiredFields.tsx";
import { LazyReplaced } from "./lazy-replaced.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";
import { useBlocked } from "./use-blocked.ts";
import type { InvoiceStepInHand } from "./use-invoice-step.ts";

/** The fields of up to five invoices, the desired amount, and the next button. */
export function InvoiceForm({ step, loaded }: { step: InvoiceStepInHand; loaded: LoadedInvoices }) {
  const { form, draft } = step;
  const words = useCopy(invoicesCopy);
  const { isClosed } = useBlocked();
  const [wasClosed] = useState(isClosed);
  // The form stays for a user who has typed something; for others it is hidden while nothing can be submitted.
  const isFormUseless = isClosed && wasClosed && loaded.draft.version === 0;
  return (
    <Stack gap="l">
      <Blocked isEmpty={isFormUseless} />
      <LazyReplaced form={form.form} loaded={loaded} />
      {!isFormUseless && (
        <>
          <ClaimList form={form} loaded={loaded} lastOpen={step.lastOpen} />
          <DesiredFields form={form} />
          <ActionBar note={<DraftStatus {...draft} />}>
            <Button type="submit" busy={form.isSending}>
              {words.submit}
            </Button>
          </ActionBar>
        </>
      )}
    </Stack>
  );
}
