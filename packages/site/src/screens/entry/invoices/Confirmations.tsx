import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Checkbox, FieldGroup, Stack } from "@kaitori/ui";
import { useCopy } from "../../../use-copy.ts";
import type { ClaimFields } from "./use-claim-fields.ts";

/** Without both there is no contract (R5.10), so that they are asked before anybody waits for one. */
export function Confirmations({ fields: { form, index } }: { fields: ClaimFields }) {
  const words = useCopy(invoicesCopy);
  return (
    <FieldGroup label={words.confirmations} hint={words.contractNeeds} unmarked>
      <Stack gap="m">
        <Checkbox
          label={words.fixedDebt}
          description={words.fixedDebtHint}
          {...form.field(`claims.${index}.is_fixed_debt`)}
        />
        <Checkbox
          label={words.bankTransfer}
          description={words.bankTransferHint}
          {...form.field(`claims.${index}.is_bank_transfer_from_obliger`)}
        />
      </Stack>
    </FieldGroup>
  );
}
