import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { longestPurpose } from "@kaitori/domain";
import { Inline, Stack, Text, TextareaField } from "@kaitori/ui";
import { useId } from "react";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { PickButton } from "./PickButton.tsx";
import { isPurposeSaid, withPurposeTurned } from "./purposes.ts";

export interface PurposeFieldsProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly onTurn: (text: string) => void;
}

/** What the money is for, in somebody's own words, and what many say for one press. */
export function PurposeFields({ form, onTurn }: PurposeFieldsProps) {
  const words = useCopy(invoicesCopy);
  const text = useLiveValue(form.form, "purpose");
  const usual = useId();
  return (
    <>
      <TextareaField
        label={words.purpose}
        hint={words.purposeHint}
        required
        rows={3}
        limit={longestPurpose}
        {...form.field("purpose")}
        value={text}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a field of the form, with its own frame */}
      <div role="group" aria-labelledby={usual}>
        <Stack gap="xs">
          <Text size="small" id={usual}>
            {words.purposes}
          </Text>
          <Inline gap="s">
            {[words.purposeMaterials, words.purposeSubcontract, words.purposeWages, words.purposeTaxes].map(
              (purpose) => (
                <PickButton
                  key={purpose}
                  isPicked={isPurposeSaid(text, purpose)}
                  onClick={() => onTurn(withPurposeTurned(form.form.getValues("purpose"), purpose))}
                >
                  {purpose}
                </PickButton>
              ),
            )}
          </Inline>
        </Stack>
      </div>
    </>
  );
}
