import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { suggestHolderName } from "@kaitori/domain";
import { Button, HolderNameField, PlusIcon, Stack, TrashIcon } from "@kaitori/ui";
import { useFieldArray } from "react-hook-form";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ClaimPartProps } from "./use-claim-fields.ts";

/** The names under which the obliger's transfers appear in the passbook: one or more (R5.8). */
export function ObligerNames({ form, index }: Pick<ClaimPartProps, "form" | "index">) {
  const words = useCopy(invoicesCopy);
  const name = `claims.${index}.receive_payment_account.obliger_accounts` as const;
  const { fields, append, remove } = useFieldArray({ control: form.hookForm.control, name });
  const typed = useLiveValue(form, name);
  const isOnly = fields.length === 1;
  return (
    <Stack gap="m">
      {fields.map(({ id }, nameIndex) => (
        <Stack key={id} gap="s">
          <HolderNameField
            label={isOnly ? words.obligerAccount : words.obligerAccountOf({ number: nameIndex + 1 })}
            hint={nameIndex === 0 && words.obligerAccountHint}
            required
            format={suggestHolderName}
            {...form.field(`${name}.${nameIndex}.holder_name`)}
            value={typed[nameIndex]?.holder_name ?? ""}
          />
          {!isOnly && (
            <div>
              <Button tone="subtle" icon={<TrashIcon size="small" />} onClick={() => remove(nameIndex)}>
                {words.removeObligerAccount({ number: nameIndex + 1 })}
              </Button>
            </div>
          )}
        </Stack>
      ))}
      <div>
        <Button tone="subtle" icon={<PlusIcon size="small" />} onClick={() => append({ holder_name: "" })}>
          {words.addObligerAccount}
        </Button>
      </div>
    </Stack>
  );
}
