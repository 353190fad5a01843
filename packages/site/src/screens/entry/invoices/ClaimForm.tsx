import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { Issue } from "@kaitori/domain";
import { Banner, Button, Card, Divider, Heading, Stack } from "@kaitori/ui";
import type { JudgedForm } from "../../../forms/use-judged-form.ts";
import { useLiveValue } from "../../../forms/use-live-value.ts";
import { useCopy } from "../../../use-copy.ts";
import { AmountFields } from "./AmountFields.tsx";
import { ClaimFiles } from "./ClaimFiles.tsx";
import { Confirmations } from "./Confirmations.tsx";
import type { InvoiceValues } from "./invoice-values.ts";
import type { LoadedInvoices } from "./load-invoices.ts";
import { ObligerFields } from "./ObligerFields.tsx";
import { ReceivingAccountFields } from "./ReceivingAccountFields.tsx";
import { RemoveClaim } from "./RemoveClaim.tsx";
import { useClaimFields } from "./use-claim-fields.ts";
import { claimPlace } from "./use-claims.ts";
import { useDuplicateText } from "./use-duplicate-text.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

export interface ClaimFormProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly index: number;
  readonly loaded: LoadedInvoices;
  readonly warnings: readonly Issue[];
  readonly takeFocus: boolean;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** The invoice that is open. */
export function ClaimForm({ form, index, loaded, warnings, takeFocus, onClose, onRemove }: ClaimFormProps) {
  const words = useCopy(invoicesCopy);
  const claim = useLiveValue(form.form, `claims.${index}`);
  const fields = useClaimFields(form, index, claim);
  const duplicate = useDuplicateText(warnings);
  const heading = useFocusOnArrival(takeFocus);
  const place = claimPlace(claim.displayId);

  return (
    <Card as="section" aria-labelledby={place}>
      <Stack gap="l">
        <Heading level={2} id={place} tabIndex={-1} ref={heading}>
          {words.claim({ number: index + 1 })}
        </Heading>
        <ObligerFields fields={fields} pastObligers={loaded.pastObligers} />
        <AmountFields fields={fields} warnings={warnings} />
        {duplicate && (
          <Banner tone="caution" role="status">
            {duplicate}
          </Banner>
        )}
        <Divider />
        <ReceivingAccountFields fields={fields} ownAccount={loaded.ownAccount} />
        <Divider />
        <Confirmations fields={fields} />
        <Divider />
        <ClaimFiles displayId={claim.displayId} />
        <Stack gap="s" align="start">
          <Button tone="secondary" width="wide" onClick={onClose}>
            {words.close}
          </Button>
          <RemoveClaim index={index} displayId={claim.displayId} onRemove={onRemove} />
        </Stack>
      </Stack>
    </Card>
  );
}
