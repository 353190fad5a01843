import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Checkbox, type CheckboxProps, FieldGroup, Stack } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useClaimLabels } from "./use-claim-labels.ts";

export interface ConfirmationsProps {
  /** Both were answered before the registration, and stand here as they were. */
  readonly isAnsweredBefore?: boolean;
  /** The field of the invoice that this name has in its form. */
  readonly field: (name: "is_fixed_debt" | "is_bank_transfer_from_obliger") => Partial<CheckboxProps>;
}

/** Without both there is no contract (R5.10), so that they are asked before anybody waits for one. */
export function Confirmations({ isAnsweredBefore = false, field }: ConfirmationsProps) {
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  return (
    <FieldGroup
      label={words.confirmations}
      hint={isAnsweredBefore ? words.answeredBefore : words.contractNeeds}
      unmarked
    >
      <Stack gap="m">
        <Checkbox
          label={labels.is_fixed_debt}
          description={words.fixedDebtHint}
          {...field("is_fixed_debt")}
        />
        <Checkbox
          label={labels.is_bank_transfer_from_obliger}
          description={words.bankTransferHint}
          {...field("is_bank_transfer_from_obliger")}
        />
      </Stack>
    </FieldGroup>
  );
}
