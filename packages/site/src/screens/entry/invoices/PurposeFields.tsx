import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { longestPurpose } from "@kaitori/domain";
import { TextareaField } from "@kaitori/ui";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { pickButtons } from "./Invoices.css.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { PickButton } from "./PickButton.tsx";

export interface PurposeFieldsProps {
  readonly form: ValidatedForm<InvoiceValues>;
  readonly onToggle: (text: string) => void;
}

export function PurposeFields({ form, onToggle }: PurposeFieldsProps) {
  const words = useCopy(invoicesCopy);
  const text = useLiveValue(form, "purpose");
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
      <div role="group" aria-label={words.purposes} className={pickButtons}>
        {[words.purposeMaterials, words.purposeSubcontract, words.purposeWages, words.purposeTaxes].map(
          (purpose) => (
            <PickButton
              key={purpose}
              isPicked={hasPurpose(text, purpose)}
              onClick={() => onToggle(togglePurpose(form.hookForm.getValues("purpose"), purpose))}
            >
              {purpose}
            </PickButton>
          ),
        )}
      </div>
    </>
  );
}

/** Separators that people put between two purposes. */
const separator = /[、,，､・/／;；]/;
const isBoundary = (character: string | undefined) =>
  character === undefined || separator.test(character) || /[\s。]/.test(character);

export function togglePurpose(text: string, purpose: string): string {
  const at = positionOf(text, purpose);
  if (at < 0) return text.trim() === "" ? purpose : `${text}${isBoundary(text.at(-1)) ? "" : "、"}${purpose}`;
  const textBefore = text.slice(0, at);
  const textAfter = text.slice(at + purpose.length);
  // Also removes one separator: the next one, or at the end the previous one.
  return separator.test(textAfter.at(0) ?? "")
    ? textBefore + textAfter.slice(1)
    : (textAfter.trim() === "" && separator.test(textBefore.at(-1) ?? "")
        ? textBefore.slice(0, -1)
        : textBefore) + textAfter;
}

export const hasPurpose = (text: string, purpose: string) => positionOf(text, purpose) >= 0;

/** Finds the purpose as a separate item; within a sentence it may mean something else. */
function positionOf(text: string, purpose: string): number {
  for (let at = text.indexOf(purpose); at >= 0; at = text.indexOf(purpose, at + 1))
    if (isBoundary(text[at - 1]) && isBoundary(text[at + purpose.length])) return at;
  return -1;
}
