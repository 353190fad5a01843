import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Banner, Button, EmptyState, PlusIcon, Stack } from "@kaitori/ui";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import { useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { useDebouncedValues } from "#foundation/forms/use-live-value.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ClaimForm } from "./ClaimForm.tsx";
import { FoldedClaimCard } from "./FoldedClaimCard.tsx";
import { claimWarnings, issuesOfClaim, missingForContract, useValidateInvoices } from "./invoice-issues.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { useRefusalWarnings } from "./lazy-refusals.tsx";
import type { LoadedInvoices } from "./load-invoices.ts";
import { type Claims, type LastOpenClaim, useClaims } from "./use-claims.ts";

export interface ClaimListProps {
  readonly form: ValidatedForm<InvoiceValues>;
  readonly loaded: LoadedInvoices;
  readonly lastOpenClaim: LastOpenClaim;
}

export function ClaimList({ form, loaded, lastOpenClaim }: ClaimListProps) {
  const debounced = useDebouncedValues(form);
  const validate = useValidateInvoices();
  const words = useCopy(invoicesCopy);
  const refusalWarningsFor = useRefusalWarnings(loaded);
  const claims = useClaims(
    form,
    loaded.ownAccount,
    lastOpenClaim,
    (claim) => Object.keys(refusalWarningsFor(claim)).length > 0,
  );
  // After an invoice was added or removed, the debounced values still have the old indices.
  const isAtSameIndex = ({ displayId }: ClaimValues, index: number) =>
    debounced.claims[index]?.displayId === displayId;
  const current = form.hookForm.getValues();
  const values =
    current.claims.length === debounced.claims.length && current.claims.every(isAtSameIndex)
      ? debounced
      : current;
  useRevealErrors(form, claims);
  const addButton = useFocusTarget<HTMLButtonElement>(claims.focusTarget, null);
  const warnings = claimWarnings(values, loaded.earlierClaims);
  const issues = validate(values);
  const missing = missingForContract(values);
  return (
    <Stack gap="m">
      {claims.fields.length === 0 && <EmptyState title={words.emptyTitle} />}
      {claims.fields.map(({ id, displayId }, index) => {
        const claim = values.claims[index];
        const sharedProps = {
          index,
          focusTarget: claims.focusTarget?.displayId === displayId ? claims.focusTarget : undefined,
          warnings: issuesOfClaim(warnings, index),
          actions: claims.actions,
        };
        return claims.openId === displayId ? (
          <ClaimForm
            key={id}
            {...sharedProps}
            form={form}
            displayId={displayId}
            loaded={loaded}
            onClose={() => claims.close(displayId)}
          />
        ) : (
          claim && (
            <FoldedClaimCard
              key={id}
              {...sharedProps}
              claim={claim}
              issues={issuesOfClaim(issues, index)}
              missingForContract={issuesOfClaim(missing, index)}
              refusalWarnings={refusalWarningsFor(claim)}
            />
          )
        );
      })}
      <div role="status">
        {claims.removed && (
          <Banner tone="notice">
            <Stack gap="s" align="start">
              {words.removed({ claim: words.claim({ number: claims.removed.index + 1 }) })}
              <Button tone="secondary" onClick={claims.undo}>
                {words.undo}
              </Button>
            </Stack>
          </Banner>
        )}
      </div>
      {claims.limitMessage && (
        <Banner tone="critical" role="alert">
          {claims.limitMessage}
        </Banner>
      )}
      <div>
        {/* The target of the "no invoice" error. */}
        <Button
          ref={addButton}
          tone="secondary"
          icon={<PlusIcon />}
          id={form.idOf("non_field_errors")}
          onClick={claims.add}
        >
          {words.add}
        </Button>
      </div>
    </Stack>
  );
}

/** Opens the first invoice with errors, and the invoice of a clicked line of the error summary. */
function useRevealErrors(
  { hookForm, summary }: ValidatedForm<InvoiceValues>,
  { openId, openWithoutFocus }: Claims,
) {
  const { attempts } = summary;
  const openFirstInvalid = useEffectEvent(() => {
    const indices = summary.errors.map(({ field }) => claimIndexOf(field));
    const claims = hookForm.getValues("claims").filter((_claim, index) => indices.includes(index));
    if (claims.every(({ displayId }) => displayId !== openId))
      openWithoutFocus(claims[0]?.displayId ?? openId);
  });
  useEffect(() => {
    if (attempts > 0) openFirstInvalid();
  }, [attempts]);

  const openLinked = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    const index = link ? claimIndexOf(link.getAttribute("href") ?? "") : undefined;
    const claim = index === undefined ? undefined : hookForm.getValues("claims")[index];
    // Runs before the summary looks for the field.
    if (claim && claim.displayId !== openId) flushSync(() => openWithoutFocus(claim.displayId));
  });
  useEffect(() => {
    document.addEventListener("click", openLinked, true);
    return () => document.removeEventListener("click", openLinked, true);
  }, []);
}

function claimIndexOf(fieldId: string): number | undefined {
  const [, index] = /claims\.(\d+)\./.exec(fieldId) ?? [];
  return index === undefined ? undefined : Number(index);
}
