import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { longestPurpose, yenWithSeparators } from "@kaitori/domain";
import { Button, Card, Heading, Inline, Stack, Text, TextareaField } from "@kaitori/ui";
import type { MouseEvent } from "react";
import { YenField } from "#foundation/fields/YenField.tsx";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useSettledValues } from "#foundation/forms/use-settled-values.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ArrivingRange } from "./ArrivingRange.tsx";
import { ClaimTotals } from "./ClaimTotals.tsx";
import type { InvoiceValues } from "./invoice-values.ts";
import { totalsOf } from "./totals.ts";

/** Where the wish stands on the page, for links that lead to it. */
export const desiredPlace = "desired";

export interface DesiredFieldsProps {
  readonly form: JudgedForm<InvoiceValues>;
}

/** How much of the total is wished for, and what for (R5.7). */
export function DesiredFields({ form }: DesiredFieldsProps) {
  const wish = useLiveValue(form.form, "purchase_amount_desired");
  const values = useSettledValues(form.form);
  const words = useCopy(invoicesCopy);
  const price = useCopy(priceCopy);
  const { purchaseAmountMin, purchaseAmountMax } = useSite().brand.settings.limits;
  const { amount, desired } = totalsOf(values);
  const put = (field: "purchase_amount_desired" | "purpose", text: string, { detail }: MouseEvent) => {
    form.form.setValue(field, text, { shouldDirty: true, shouldValidate: form.summary.attempt > 0 });
    // The button goes: who pressed it with a key stands in the field, and a finger opens no keyboard.
    if (detail === 0) form.form.setFocus(field);
  };
  return (
    <Card as="section" aria-labelledby={desiredPlace}>
      <Stack gap="l">
        <Heading level={2} id={desiredPlace} tabIndex={-1}>
          {words.desiredTitle}
        </Heading>
        <ClaimTotals values={values} />
        <ArrivingRange values={values} />
        <YenField
          label={price.desired}
          hint={words.desiredHint({
            min: yenWithSeparators(purchaseAmountMin),
            max: yenWithSeparators(purchaseAmountMax),
          })}
          required
          warning={amount > 0 && desired > amount && words.overAmount}
          {...form.field("purchase_amount_desired")}
          value={wish}
        />
        {amount > 0 && desired !== amount && (
          <div>
            <Button
              tone="secondary"
              onClick={(event) => put("purchase_amount_desired", yenWithSeparators(amount), event)}
            >
              {words.desiredAll({ amount: yenWithSeparators(amount) })}
            </Button>
          </div>
        )}
        {values.claims.length > 1 && desired > 0 && desired < amount && (
          <Text size="small">{words.desiredPart}</Text>
        )}
        <TextareaField
          label={words.purpose}
          hint={words.purposeHint}
          required
          rows={3}
          limit={longestPurpose}
          {...form.field("purpose")}
        />
        {values.purpose.trim() === "" && (
          <Stack gap="xs">
            <Text size="small">{words.purposes}</Text>
            <Inline gap="s">
              {[words.purposeMaterials, words.purposeSubcontract, words.purposeWages, words.purposeTaxes].map(
                (purpose) => (
                  <Button key={purpose} tone="secondary" onClick={(event) => put("purpose", purpose, event)}>
                    {purpose}
                  </Button>
                ),
              )}
            </Inline>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
