import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { longestPurpose } from "@kaitori/domain";
import { TextareaField } from "@kaitori/ui";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { PickButton } from "./PickButton.tsx";
import { picks } from "./PurposeFields.css.ts";
import { isPurposeSaid, withPurposeTurned } from "./purposes.ts";

export interface PurposeFieldsProps {
  readonly form: JudgedForm<InvoiceValues>;
  readonly onTurn: (text: string) => void;
}

/** The purpose of the money, in the user's own words, and the most frequent purposes for one press. */
export function PurposeFields({ form, onTurn }: PurposeFieldsProps) {
  const words = useCopy(invoicesCopy);
  const text = useLiveValue(form.form, "purpose");
  return (
    <>
      <TextareaField
        label={words.purpose}
        required
        rows={2}
        limit={longestPurpose}
        {...form.field("purpose")}
        value={text}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a field of the form, with its own frame */}
      <div role="group" aria-label={words.purposes} className={picks}>
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
      </div>
    </>
  );
}
