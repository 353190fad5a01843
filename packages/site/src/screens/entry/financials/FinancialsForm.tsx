import { financialsCopy } from "@kaitori/brand/copy/financials";
import { paperHint } from "@kaitori/brand/paper-hints";
import { Card, RadioCards } from "@kaitori/ui";
import type { ReactNode } from "react";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import { DiscardNewPapers } from "#application/entry/step/DiscardNewPapers.tsx";
import { StepForm } from "#application/entry/step/StepForm.tsx";
import { useLiveValues } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import type { SessionUser } from "#foundation/session/session.ts";
import { UploadField } from "#foundation/uploads/UploadField.tsx";
import { useBrand } from "#parts/brand/BrandProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { FinancialPapers } from "./FinancialPapers.tsx";
import { draftFieldsOf, type FinancialValues, type FurtherPaperToUpload } from "./financial-values.ts";
import { type FinancialsOptions, useFinancialsForm } from "./use-financials-form.ts";

export interface FinancialsFormProps extends FinancialsOptions {
  /** Shown instead of the question if no papers are needed. */
  readonly earlierPapers: ReactNode;
  /** Returns to the earlier papers, if any. */
  readonly onStop: (() => void) | undefined;
}

/** The question, the papers for its answer (R4.17), and those of the brand. */
export function FinancialsForm({ earlierPapers, onStop, ...state }: FinancialsFormProps) {
  const { savedDraft, user, needsFinancialPapers, furtherPapers } = state;
  const words = useCopy(financialsCopy);
  const { form, draft, validate, question } = useFinancialsForm(state);
  const values = useLiveValues(form);
  const missingNames = validate(values).map(({ path, params }) =>
    path[0] === "canSubmit"
      ? { field: form.idOf("canSubmit"), name: question }
      : { field: form.idOf(path.join(".")), name: String(params?.kind ?? "") },
  );
  // The brand's uploaded papers stay.
  const emptyFields = draftFieldsOf(user, { ...values, canSubmit: "" }, savedDraft);

  return (
    <StepForm
      form={form}
      draft={draft}
      missing={missingNames}
      discardButton={
        onStop &&
        needsFinancialPapers &&
        missingNames.length > 0 && (
          <DiscardNewPapers draft={draft} empty={emptyFields} onDiscarded={onStop}>
            {words.stopReplacing}
          </DiscardNewPapers>
        )
      }
    >
      {needsFinancialPapers ? (
        <>
          <Card>
            <FirstQuestion form={form} user={user} />
          </Card>
          {values.canSubmit !== "" && (
            <>
              <PhotoTips />
              <FinancialPapers form={form} user={user} values={values} />
            </>
          )}
        </>
      ) : (
        earlierPapers
      )}
      <FurtherPapers form={form} furtherPapers={furtherPapers} />
    </StepForm>
  );
}

/** Asks which papers exist; differs for companies and individuals (R4.17). */
function FirstQuestion({ form, user }: { form: ValidatedForm<FinancialValues>; user: SessionUser }) {
  const words = useCopy(financialsCopy);
  const [label, yes, no] = user.isIndividual
    ? [words.canSubmitIndividual, words.canSubmitIndividualYes, words.canSubmitIndividualNo]
    : [words.canSubmitCorporate, words.canSubmitCorporateYes, words.canSubmitCorporateNo];
  return (
    <RadioCards
      label={label}
      required
      options={[
        { value: "yes", label: yes },
        { value: "no", label: no },
      ]}
      {...form.branchingField("canSubmit")}
    />
  );
}

interface FurtherPapersProps {
  readonly form: ValidatedForm<FinancialValues>;
  readonly furtherPapers: readonly FurtherPaperToUpload[];
}

/** An upload field for each further paper of the brand (B20). */
function FurtherPapers({ form, furtherPapers }: FurtherPapersProps) {
  const words = useCopy(financialsCopy);
  const { copy } = useBrand();
  const nameOf = usePaperName();
  if (furtherPapers.length === 0) return null;
  return (
    <TitledCard title={words.furtherPapers}>
      {furtherPapers.map(({ kind, required }) => (
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
