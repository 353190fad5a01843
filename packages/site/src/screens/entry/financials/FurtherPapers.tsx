import { financialsCopy } from "@kaitori/brand/copy/financials";
import { paperHint } from "@kaitori/brand/paper-hints";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import type { AskedPaper } from "./financial-values.ts";
import type { FinancialsForm } from "./use-financials-form.ts";

export interface FurtherPapersProps {
  readonly form: FinancialsForm;
  readonly asked: readonly AskedPaper[];
}

/** The papers that the brand asks for beyond the specification, a slot each (B20). */
export function FurtherPapers({ form, asked }: FurtherPapersProps) {
  const words = useCopy(financialsCopy);
  const { copy } = useBrand();
  const nameOf = usePaperName();
  if (asked.length === 0) return null;
  return (
    <TitledCard title={words.further} gap="l">
      {asked.map(({ kind, required }) => (
        <UploadField
          key={kind}
          kind={kind}
          id={form.idOf(`further.${kind}`)}
          label={nameOf(kind)}
          hint={paperHint(copy, kind)}
          error={form.field(`further.${kind}`).error}
          required={required}
          multiple
        />
      ))}
    </TitledCard>
  );
}
