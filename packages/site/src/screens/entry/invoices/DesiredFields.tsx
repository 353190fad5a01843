import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { desiredAmountIssues, longestPurpose, yenInputAloud, yenWithSeparators } from "@kaitori/domain";
import { Amount, Card, DataList, Heading, TextareaField } from "@kaitori/ui";
import { PayoutRange } from "#application/price/PayoutRange.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useDebouncedValues, useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { pickButtons } from "./Invoices.css.ts";
import { type InvoiceValues, totalsOf } from "./invoice-values.ts";
import { PickButton } from "./PickButton.tsx";

const limitText = (yen: number) => yenInputAloud(String(yen)) ?? `${yenWithSeparators(yen)}円`;

export const desiredId = "desired";

/** The desired amount out of the total, and its purpose (R5.7). */
export function DesiredFields({ form }: { form: ValidatedForm<InvoiceValues> }) {
  const desiredAmount = useLiveValue(form, "purchase_amount_desired");
  const values = useDebouncedValues(form);
  const words = useCopy(invoicesCopy);
  const price = useCopy(priceCopy);
  const { limits } = useSite().brand.settings;
  const { amount, scheduled, desired, forSale } = totalsOf(values);
  const desiredField = form.field("purchase_amount_desired");
  const fullAmount = yenWithSeparators(forSale);
  const fullAmountLabel = forSale < amount ? words.desireArriving : words.desireTotal;
  // The button offers only an amount within the limits.
  const isOffered =
    forSale > 0 && desiredAmountIssues({ purchase_amount_desired: fullAmount }, limits).length === 0;
  return (
    <Card as="section" aria-labelledby={desiredId} gap="m">
      <Heading level={2} id={desiredId} tabIndex={-1}>
        {words.desiredTitle}
      </Heading>
      {values.claims.length > 1 && (
        <DataList
          items={[
            { id: "amount", term: words.claimsTotal, value: <Amount yen={amount} size="lead" /> },
            { id: "scheduled", term: words.scheduledTotal, value: <Amount yen={scheduled} /> },
          ]}
        />
      )}
      <YenField
        label={price.desired}
        hint={words.desiredHint({
          min: limitText(limits.purchaseAmountMin),
          max: limitText(limits.purchaseAmountMax),
        })}
        required
        warning={!desiredField.error && amount > 0 && desired > amount && words.overAmount}
        {...desiredField}
        value={desiredAmount}
      />
      {isOffered && (
        <div>
          <PickButton
            isPicked={desired === forSale}
            onClick={() => form.put("purchase_amount_desired", fullAmount)}
          >
            {fullAmountLabel({ amount: fullAmount })}
          </PickButton>
        </div>
      )}
      <PayoutRange desired={desired} faceValue={amount} forSale={forSale} />
      <PurposeFields form={form} />
    </Card>
  );
}

function PurposeFields({ form }: { form: ValidatedForm<InvoiceValues> }) {
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
              onClick={() => form.put("purpose", togglePurpose(form.hookForm.getValues("purpose"), purpose))}
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
