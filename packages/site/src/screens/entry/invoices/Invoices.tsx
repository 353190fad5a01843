import type { ApiError } from "@kaitori/api-client";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { ActionBar, Banner, Button, Heading, Stack } from "@kaitori/ui";
import { useEffect, useRef, useState } from "react";
import { CallLink } from "#foundation/errors/CallLink.tsx";
import { useFailureText } from "#foundation/errors/failure-text.ts";
import { DraftConflict } from "#foundation/forms/DraftConflict.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { isShownAsOverlay } from "#foundation/forms/FormFailure.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { LeaveDraft } from "#foundation/forms/LeaveDraft.tsx";
import type { LoadArgs } from "#foundation/site/screen-module.ts";
import { useScreenData } from "#foundation/site/use-screen-data.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { fetchCheck, LazyCheck } from "../check/lazy-check.tsx";
import { Blocked } from "./Blocked.tsx";
import { ClaimList } from "./ClaimList.tsx";
import { DesiredFields } from "./DesiredFields.tsx";
import { submitFailed } from "./Invoices.css.ts";
import { LazyReplaced } from "./lazy-replaced.tsx";
import { type LoadedInvoices, loadInvoices } from "./load-invoices.ts";
import { useBlocked } from "./use-blocked.ts";
import { type InvoiceStepInHand, useInvoiceStep } from "./use-invoice-step.ts";

export async function loadInvoicesPage({ site, request }: LoadArgs) {
  const isCheck = new URL(request.url).searchParams.has("check");
  const [loaded] = await Promise.all([loadInvoices({ site }), isCheck && fetchCheck()]);
  return loaded;
}

export function InvoicesScreen() {
  const loaded = useScreenData<typeof loadInvoicesPage>();
  // The step remounts for a draft that another tab has saved.
  return <InvoiceStep key={loaded.draft.version} loaded={loaded} />;
}

/** The last step: the invoices, and by query all answers to check (B6). */
function InvoiceStep({ loaded }: { loaded: LoadedInvoices }) {
  const step = useInvoiceStep(loaded);
  const words = useCopy(invoicesCopy);
  const { failure } = step.form;
  // Shows a failure only once.
  const shownFailure = step.hasFailed && failure && !isShownAsOverlay(failure) ? failure : null;
  const failureMessage = step.hasFailed && (
    <SubmitFailed isInFields={!step.isChecking} failure={shownFailure} />
  );
  return (
    <>
      <JudgedFormFrame
        form={step.form}
        title={
          !step.isChecking && (
            <>
              <Heading level={1}>{words.title}</Heading>
              {failureMessage}
            </>
          )
        }
        isFailureShownElsewhere={shownFailure !== null}
      >
        {step.isChecking ? (
          <LazyCheck step={step} loaded={loaded} failureMessage={failureMessage} />
        ) : (
          <InvoiceForm step={step} loaded={loaded} />
        )}
      </JudgedFormFrame>
      <DraftConflict draft={step.draft} lineOf={step.form.lineOf} />
      <LeaveDraft draft={step.draft} />
    </>
  );
}

function InvoiceForm({ step, loaded }: { step: InvoiceStepInHand; loaded: LoadedInvoices }) {
  const { form, draft } = step;
  const words = useCopy(invoicesCopy);
  const { isClosed } = useBlocked();
  const [wasClosed] = useState(isClosed);
  // The form stays for a user who has typed something; for others it is hidden while nothing can be submitted.
  const isFormUseless = isClosed && wasClosed && loaded.draft.version === 0;
  return (
    <Stack gap="l">
      <Blocked isEmpty={isFormUseless} />
      <LazyReplaced form={form} loaded={loaded} />
      {!isFormUseless && (
        <>
          <ClaimList form={form} loaded={loaded} lastOpen={step.lastOpen} />
          <DesiredFields form={form} />
          <ActionBar note={<DraftStatus draft={draft} />}>
            <Button type="submit" busy={form.isSending}>
              {words.submit}
            </Button>
          </ActionBar>
        </>
      )}
    </Stack>
  );
}

interface SubmitFailedProps {
  /** The server has refused fields, which are shown below. */
  readonly isInFields: boolean;
  /** A failure without refused fields. */
  readonly failure: ApiError | null;
}

/** 申込みに失敗しました (R8.9). Takes the focus, because the pressed button is far below. */
function SubmitFailed({ isInFields, failure }: SubmitFailedProps) {
  const specified = useCopy(specificationCopy);
  const textOf = useFailureText();
  const banner = useRef<HTMLDivElement>(null);
  // With refused fields the error summary takes the focus.
  useEffect(() => {
    if (!isInFields) banner.current?.focus();
  }, [isInFields]);
  return (
    <Stack gap="s">
      <div ref={banner} tabIndex={-1} className={submitFailed}>
        <Banner tone="critical" title={specified.submitFailed} role="alert">
          {isInFields ? specified.detailErrors : failure && textOf(failure)}
        </Banner>
      </div>
      <CallLink />
    </Stack>
  );
}
