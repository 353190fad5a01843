import type { ApiError } from "@kaitori/api-client";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { ActionBar, Banner, Button, Heading, Stack } from "@kaitori/ui";
import { useEffect, useRef, useState } from "react";
import { PhoneLink } from "#foundation/errors/BackLinks.tsx";
import { useFailureText } from "#foundation/errors/failure-text.ts";
import { DraftDialogs } from "#foundation/forms/DraftDialogs.tsx";
import { DraftStatus } from "#foundation/forms/DraftStatus.tsx";
import { isShownAsOverlay } from "#foundation/forms/FormFailure.tsx";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { type LoadArgs, useScreenData } from "#foundation/site/screen-module.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { fetchCheck, LazyCheck } from "../check/lazy-check.tsx";
import { Blocked, useBlocked } from "./Blocked.tsx";
import { ClaimList } from "./ClaimList.tsx";
import { DesiredFields } from "./DesiredFields.tsx";
import { submitFailed } from "./Invoices.css.ts";
import { LazyRefusalBanner } from "./lazy-refusals.tsx";
import { type LoadedInvoices, loadInvoices } from "./load-invoices.ts";
import { type InvoiceStepState, useInvoiceStep } from "./use-invoice-step.ts";

export async function load({ site, request }: LoadArgs) {
  const isCheckPage = new URL(request.url).searchParams.has("check");
  const [loaded] = await Promise.all([loadInvoices({ site }), isCheckPage && fetchCheck()]);
  return loaded;
}

export default function InvoicesScreen() {
  const loaded = useScreenData<typeof load>();
  // The step remounts for a draft that another tab has saved.
  return <InvoiceStep key={loaded.draft.version} loaded={loaded} />;
}

/** The last step: the invoices, or with `?check` all answers (B6). */
function InvoiceStep({ loaded }: { loaded: LoadedInvoices }) {
  const step = useInvoiceStep(loaded);
  const words = useCopy(invoicesCopy);
  const { failure } = step.form;
  // A failure that this banner shows is not repeated below the form.
  const shownFailure = step.hasFailed && failure && !isShownAsOverlay(failure) ? failure : null;
  const failureMessage = step.hasFailed && (
    <SubmitFailed isFormShown={!step.isCheckShown} failure={shownFailure} />
  );
  return (
    <>
      <ValidatedFormFrame
        form={step.form}
        title={
          !step.isCheckShown && (
            <>
              <Heading level={1}>{words.title}</Heading>
              {failureMessage}
            </>
          )
        }
        hidesFailure={shownFailure !== null}
      >
        {step.isCheckShown ? (
          <LazyCheck step={step} loaded={loaded} failureMessage={failureMessage} />
        ) : (
          <InvoiceForm step={step} loaded={loaded} />
        )}
      </ValidatedFormFrame>
      <DraftDialogs draft={step.draft} summaryLineOf={step.form.summaryLineOf} />
    </>
  );
}

function InvoiceForm({ step, loaded }: { step: InvoiceStepState; loaded: LoadedInvoices }) {
  const { form, draft } = step;
  const words = useCopy(invoicesCopy);
  const { isEntryBlocked } = useBlocked();
  const [wasBlocked] = useState(isEntryBlocked);
  // While nothing can be submitted, the form is shown only to a user who has typed something.
  const isFormHidden = isEntryBlocked && wasBlocked && loaded.draft.version === 0;
  return (
    <Stack gap="l">
      <Blocked isEmpty={isFormHidden} />
      <LazyRefusalBanner form={form} loaded={loaded} />
      {!isFormHidden && (
        <>
          <ClaimList form={form} loaded={loaded} lastOpenClaim={step.lastOpenClaim} />
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
  /** The form is shown instead of the check page, because the server has refused fields. */
  readonly isFormShown: boolean;
  /** A failure without refused fields. */
  readonly failure: ApiError | null;
}

/** 申込みに失敗しました (R8.9). Takes the focus, because the pressed button is far below. */
function SubmitFailed({ isFormShown, failure }: SubmitFailedProps) {
  const specified = useCopy(specificationCopy);
  const textOf = useFailureText();
  const banner = useRef<HTMLDivElement>(null);
  // In the form the error summary takes the focus.
  useEffect(() => {
    if (!isFormShown) banner.current?.focus();
  }, [isFormShown]);
  return (
    <Stack gap="s">
      <div ref={banner} tabIndex={-1} className={submitFailed}>
        <Banner tone="critical" title={specified.submitFailed} role="alert">
          {isFormShown ? specified.detailErrors : failure && textOf(failure)}
        </Banner>
      </div>
      <PhoneLink />
    </Stack>
  );
}
