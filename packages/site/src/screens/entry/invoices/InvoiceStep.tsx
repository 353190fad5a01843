import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Heading } from "@kaitori/ui";
import { DraftConflict } from "#foundation/forms/DraftConflict.tsx";
import { isOverTheForm } from "#foundation/forms/FormFailure.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { LeaveDraft } from "#foundation/forms/LeaveDraft.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { LazyCheck } from "../check/lazy-check.tsx";
import { InvoiceForm } from "./InvoiceForm.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";
import { SubmitFailed } from "./SubmitFailed.tsx";
import { useInvoiceStep } from "./use-invoice-step.ts";

/** The last step: the invoices, and in another state of the same address all answers to check before submitting (B6). */
export function InvoiceStep({ loaded }: { loaded: LoadedInvoices }) {
  const step = useInvoiceStep(loaded);
  const words = useCopy(invoicesCopy);
  const { failure } = step.form;
  // One failure, one message.
  const shownFailure = step.hasFailed && failure && !isOverTheForm(failure) ? failure : null;
  const failed = step.hasFailed && <SubmitFailed isInFields={!step.isChecking} failure={shownFailure} />;
  return (
    <>
      <JudgedFormFrame
        form={step.form}
        title={
          !step.isChecking && (
            <>
              <Heading level={1}>{words.title}</Heading>
              {failed}
            </>
          )
        }
        isFailureSaid={shownFailure !== null}
      >
        {step.isChecking ? (
          <LazyCheck step={step} loaded={loaded} failed={failed} />
        ) : (
          <InvoiceForm step={step} loaded={loaded} />
        )}
      </JudgedFormFrame>
      <DraftConflict {...step.draft} lineOf={step.form.lineOf} />
      <LeaveDraft {...step.draft} />
    </>
  );
}
