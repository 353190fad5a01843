import { DraftConflict } from "../../../forms/DraftConflict.tsx";
import { JudgedFormFrame } from "../../../forms/JudgedFormFrame.tsx";
import { LeaveDraft } from "../../../forms/LeaveDraft.tsx";
import { Check } from "../check/Check.tsx";
import { InvoiceForm } from "./InvoiceForm.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";
import { SubmitFailed } from "./SubmitFailed.tsx";
import { useInvoiceStep } from "./use-invoice-step.ts";

/** The last step: the invoices, and in another state of the same address all answers to check before submitting (B6). */
export function InvoiceStep({ loaded }: { loaded: LoadedInvoices }) {
  const step = useInvoiceStep(loaded);
  return (
    <>
      {step.hasFailed && <SubmitFailed isInFields={!step.isChecking} />}
      <JudgedFormFrame form={step.form}>
        {step.isChecking ? (
          <Check step={step} loaded={loaded} />
        ) : (
          <InvoiceForm step={step} loaded={loaded} />
        )}
      </JudgedFormFrame>
      <DraftConflict {...step.draft} />
      <LeaveDraft {...step.draft} />
    </>
  );
}
