import { financialsCopy } from "@kaitori/brand/copy/financials";
import { Card } from "@kaitori/ui";
import type { ReactNode } from "react";
import { PhotoTips } from "#application/entry/papers/PhotoTips.tsx";
import { DiscardNewPapers } from "#application/entry/step/DiscardNewPapers.tsx";
import { StepForm } from "#application/entry/step/StepForm.tsx";
import { useLiveValues } from "#foundation/forms/use-live-values.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { draftFieldsOf } from "./draft-fields.ts";
import { FinancialPapers } from "./FinancialPapers.tsx";
import { FirstQuestion } from "./FirstQuestion.tsx";
import { FurtherPapers } from "./FurtherPapers.tsx";
import { type FinancialsInHand, useFinancialsForm } from "./use-financials-form.ts";

export interface FinancialsFormProps extends FinancialsInHand {
  /** Replaces the question if it is not asked. */
  readonly given: ReactNode;
  /** Returns to the earlier papers, if any. */
  readonly onStop: (() => void) | undefined;
}

/** One question, the papers that its answer asks for (R4.17), and those of the brand. */
export function FinancialsForm({ given, onStop, ...inHand }: FinancialsFormProps) {
  const { start, user, asksFinancials, asked } = inHand;
  const words = useCopy(financialsCopy);
  const { form, draft, judge } = useFinancialsForm(inHand);
  const values = useLiveValues(form.form);
  const missing = judge(values).map(({ path, params }) =>
    path[0] === "canSubmit"
      ? {
          field: form.idOf("canSubmit"),
          name: user.isIndividual ? words.canSubmitIndividual : words.canSubmitCorporate,
        }
      : { field: form.idOf(path.join(".")), name: String(params?.kind ?? "") },
  );
  // The brand's uploaded papers stay.
  const nothing = draftFieldsOf(user, { ...values, canSubmit: "" }, start);

  return (
    <StepForm
      form={form}
      draft={draft}
      missing={missing}
      stop={
        onStop &&
        asksFinancials &&
        missing.length > 0 && (
          <DiscardNewPapers draft={draft} empty={nothing} onStopped={onStop}>
            {words.stopReplacing}
          </DiscardNewPapers>
        )
      }
    >
      {asksFinancials ? (
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
        given
      )}
      <FurtherPapers form={form} asked={asked} />
    </StepForm>
  );
}
