import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { ClaimAnswer } from "@kaitori/domain";
import { Checkbox, type CheckboxProps, FieldGroup, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useClaimLabels } from "./use-claim-labels.ts";

export interface ClaimQuestionsProps {
  /** The field of the invoice that this name has in its form. */
  readonly field: (name: ClaimAnswer) => Partial<CheckboxProps>;
}

/** What the payer takes off before the money arrives: what is sold is what will arrive (B11). */
export function DeductionQuestions({ field }: ClaimQuestionsProps) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  return (
    <FieldGroup label={words.deductions} hint={words.deductionsHint} unmarked>
      <Stack gap="m">
        <Checkbox
          label={labels.deducts_bank_charge}
          description={words.deductsBankChargeHint}
          {...field("deducts_bank_charge")}
        />
        <Checkbox
          label={labels.withholds_tax}
          description={words.withholdsTaxHint}
          {...field("withholds_tax")}
        />
      </Stack>
    </FieldGroup>
  );
}

/** Whether the contract behind the invoice forbids its sale, and what that means; the desk decides. */
export function TransferQuestion({ field }: ClaimQuestionsProps) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  return (
    <FieldGroup label={words.transfer} unmarked>
      <Checkbox
        label={labels.forbids_transfer}
        description={words.forbidsTransferHint}
        {...field("forbids_transfer")}
      />
    </FieldGroup>
  );
}
