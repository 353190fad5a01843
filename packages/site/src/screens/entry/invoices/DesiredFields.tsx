import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { desiredAmountIssues, yenInputAloud, yenWithSeparators } from "@kaitori/domain";
import { Amount, Card, DataList, Heading, Stack } from "@kaitori/ui";
import { PayoutRange } from "#application/price/PayoutRange.tsx";
import { YenField } from "#foundation/fields/YenField.tsx";
import { useDebouncedValues, useLiveValue } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type InvoiceValues, totalsOf } from "./invoice-values.ts";
import { PickButton } from "./PickButton.tsx";
import { PurposeFields } from "./PurposeFields.tsx";

const limitText = (yen: number) => yenInputAloud(String(yen)) ?? `${yenWithSeparators(yen)}円`;

export const desiredId = "desired";

function ClaimTotals({ values }: { values: InvoiceValues }) {
  const words = useCopy(invoicesCopy);
  const { amount, scheduled } = totalsOf(values);
  return (
    <DataList
      items={[
        { id: "amount", term: words.claimsTotal, value: <Amount yen={amount} size="lead" /> },
        { id: "scheduled", term: words.scheduledTotal, value: <Amount yen={scheduled} /> },
      ]}
    />
  );
}

/** The desired amount out of the total, and its purpose (R5.7). */
export function DesiredFields({ form }: { form: ValidatedForm<InvoiceValues> }) {
  const desiredAmount = useLiveValue(form, "purchase_amount_desired");
  const values = useDebouncedValues(form);
  const words = useCopy(invoicesCopy);
  const price = useCopy(priceCopy);
  const { limits } = useSite().brand.settings;
  const { amount, desired, forSale } = totalsOf(values);
  const desiredField = form.field("purchase_amount_desired");
  const fullAmount = yenWithSeparators(forSale);
  const fullAmountLabel = forSale < amount ? words.desireArriving : words.desireTotal;
  // The button offers only an amount within the limits.
  const isOffered =
    forSale > 0 && desiredAmountIssues({ purchase_amount_desired: fullAmount }, limits).length === 0;
  return (
    <Card as="section" aria-labelledby={desiredId}>
      <Stack gap="m">
        <Heading level={2} id={desiredId} tabIndex={-1}>
          {words.desiredTitle}
        </Heading>
        {values.claims.length > 1 && <ClaimTotals values={values} />}
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
        <PurposeFields form={form} onToggle={(text) => form.put("purpose", text)} />
      </Stack>
    </Card>
  );
}
