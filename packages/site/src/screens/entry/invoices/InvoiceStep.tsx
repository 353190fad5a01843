import { DraftConflict } from "#foundation/forms/DraftConflict.tsx";
import { isOverTheForm } from "#foundation/forms/FormFailure.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { LeaveDraft } from "#foundation/forms/LeaveDraft.tsx";
import { LazyCheck } from "../check/lazy-check.tsx";
import { InvoiceForm } from "./InvoiceForm.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";
import { SubmitFailed } from "./SubmitFailed.tsx";
import { useInvoiceStep } from "./use-invoice-step.ts";

/** The last step: the invoices, and in another state of the same address all answers to check before submitting (B6). */
export function InvoiceStep({ loaded }: { loaded: LoadedInvoices }) {
  const step = useInvoiceStep(loaded);
  const { failure } = step.form;
  // One failure, one message.
  const said = step.hasFailed && failure && !isOverTheForm(failure) ? failure : null;
  return (
    <>
      {step.hasFailed && <SubmitFailed isInFields={!step.isChecking} failure={said} />}
      <JudgedFormFrame form={step.form} isFailureSaid={said !== null}>
        {step.isChecking ? (
          <LazyCheck step={step} loaded={loaded} />
        ) : (
          <InvoiceForm step={step} loaded={loaded} />
        )}
      </JudgedFormFrame>
      <DraftConflict {...step.draft} lineOf={step.form.lineOf} />
      <LeaveDraft {...step.draft} />
    </>
  );
}
