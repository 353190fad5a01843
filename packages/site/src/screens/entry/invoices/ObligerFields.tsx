import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { ComboboxField, Stack, Text } from "@kaitori/ui";
import type { PastObliger } from "@kaitori/wire";
import type { ReactNode } from "react";
import { useObligerSearch } from "../../../entry/claim/use-obliger-search.ts";
import { useCopy } from "../../../use-copy.ts";
import { PastObligers } from "./PastObligers.tsx";
import type { ClaimFields } from "./use-claim-fields.ts";

export interface ObligerFieldsProps {
  readonly fields: ClaimFields;
  readonly pastObligers: readonly PastObliger[];
  /** What the paper says of it. */
  readonly note?: ReactNode;
  /** What was wrong with it before. */
  readonly warning?: string | undefined;
}

/** Who owes the invoice: one of before, one of the register, or as typed. */
export function ObligerFields({ fields, pastObligers, note, warning }: ObligerFieldsProps) {
  const { form, index, claim, put } = fields;
  const words = useCopy(invoicesCopy);
  const { search, houjinOf } = useObligerSearch();
  const { ref: _ref, onChange: _onChange, ...field } = form.field(`claims.${index}.obliger_company_name`);
  const found = [
    claim.houjinbangou && words.obligerFound({ number: claim.houjinbangou }),
    claim.houjinbangou_address && words.obligerAddress({ address: claim.houjinbangou_address }),
  ].filter(Boolean);
  return (
    <Stack gap="m">
      <PastObligers fields={fields} pastObligers={pastObligers} />
      <div>
        <ComboboxField
          label={words.obliger}
          hint={words.obligerHint}
          required
          warning={warning}
          {...field}
          value={claim.obliger_company_name}
          search={search}
          // A combobox says the same text again when it is left.
          onChange={(name) => {
            if (name !== claim.obliger_company_name)
              put({ obliger_company_name: name, houjinbangou: "", houjinbangou_address: "" });
          }}
          onChoose={({ id, label }) =>
            put({
              obliger_company_name: label,
              houjinbangou: id,
              houjinbangou_address: houjinOf(id)?.address ?? "",
            })
          }
        />
        {note}
        <div role="status">
          {found.map((line) => (
            <Text key={line} size="small" tone="quiet" figures>
              {line}
            </Text>
          ))}
        </div>
      </div>
    </Stack>
  );
}
