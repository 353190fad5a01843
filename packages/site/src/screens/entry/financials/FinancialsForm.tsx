import { financialsCopy } from "@kaitori/brand/copy/financials";
import { isIndividual } from "@kaitori/domain";
import { Card } from "@kaitori/ui";
import type { CurrentUser, DraftEntry } from "@kaitori/wire";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import { StepForm } from "#application/entry/step/StepForm.tsx";
import { StopGiving } from "#application/entry/step/StopGiving.tsx";
import { useLiveValues } from "#foundation/forms/use-live-values.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { draftPartOf } from "./draft-part.ts";
import { FinancialPapers } from "./FinancialPapers.tsx";
import { FirstQuestion } from "./FirstQuestion.tsx";
import { financialValuesOf } from "./financial-values.ts";
import { useFinancialsForm } from "./use-financials-form.ts";

export interface FinancialsFormProps {
  readonly start: DraftEntry;
  readonly user: CurrentUser;
  /** Back to the papers that had been given before, where there are any. */
  readonly onStop: (() => void) | undefined;
}

/** One question, and the papers that its answer asks for (R4.17). */
export function FinancialsForm({ start, user, onStop }: FinancialsFormProps) {
  const words = useCopy(financialsCopy);
  const { form, draft, judge } = useFinancialsForm(start, user);
  const values = useLiveValues(form.form);
  const missing = judge(values).map(({ path: [field, kind], params }) =>
    field === "canSubmit"
      ? {
          field: form.idOf("canSubmit"),
          name: isIndividual(user) ? words.canSubmitIndividual : words.canSubmitCorporate,
        }
      : { field: form.idOf(`files.${kind}`), name: String(params?.kind ?? "") },
  );
  const nothing = draftPartOf(user, { ...financialValuesOf(start), canSubmit: "" }, start);

  return (
    <StepForm
      form={form}
      draft={draft}
      isRestored={start.financial_statements !== null}
      missing={missing}
      stop={
        onStop &&
        missing.length > 0 && (
          <StopGiving draft={draft} empty={nothing} onStopped={onStop}>
            {words.stopReplacing}
          </StopGiving>
        )
      }
    >
      <Card>
        <FirstQuestion form={form} user={user} />
      </Card>
      {values.canSubmit !== "" && (
        <>
          <PhotoTips />
          <FinancialPapers form={form} user={user} values={values} />
        </>
      )}
    </StepForm>
  );
}
