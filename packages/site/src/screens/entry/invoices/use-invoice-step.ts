import { claimFileLabels } from "@kaitori/domain";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useEntryDraft } from "#application/entry/draft/use-entry-draft.ts";
import { useUploadedFiles } from "#application/entry/papers/use-uploaded-files.ts";
import { calculatedAmount } from "#application/visitor/calculated-amount.ts";
import { useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useRefusedDraft } from "#foundation/forms/use-refused-draft.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { fetchCheck } from "../check/lazy-check.tsx";
import { useSubmitEntry } from "../check/use-submit-entry.ts";
import { useValidateInvoices } from "./invoice-issues.ts";
import { draftFieldsOf, invoiceValuesOf } from "./invoice-values.ts";
import type { LoadedInvoices } from "./load-invoices.ts";
import type { LastOpenClaim } from "./use-claims.ts";
import { useFieldNameOf } from "./use-field-name-of.ts";

/** One form with two pages: the fields, and with `?check` the answers. Back and reload keep the page (B6). */
export function useInvoiceStep({
  draft: savedDraft,
  ownAccount,
  identityFiles,
  earlierClaims,
}: LoadedInvoices) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isCheckRequested = query.has("check");
  const uploads = uploadsOf(useSite());
  useState(() => uploads.markSubmitted(filesOfClaims(earlierClaims)));
  useState(() => uploads.add(identityFiles));
  const draft = useEntryDraft(savedDraft, ["claims", "purchase_amount_desired", "purpose"]);
  const submission = useSubmitEntry(draft);
  const lastOpenClaim: LastOpenClaim = useRef(undefined);
  const validate = useValidateInvoices();
  const form = useValidatedForm({
    initialValues: invoiceValuesOf(savedDraft, ownAccount, calculatedAmount.read()),
    validate,
    nameOf: useFieldNameOf(),
    // The server names `contentfiles`; the form has `contentfile_relations`.
    fieldAt: (path) => path.replace(/\.contentfiles$/, ".contentfile_relations"),
    send: async (values) => {
      if (isCheckShown) return submission.submit(values);
      submission.clearOutcome();
      await Promise.all([draft.flush(), fetchCheck()]);
      await navigate("?check");
    },
  });
  useSaveInDraft(draft, form, draftFieldsOf);
  useRefusedDraft(form, draft);
  useUploadedFiles(form.hookForm, (records, { claims }) =>
    claims.map(({ displayId }, index) => {
      const kinds: readonly string[] = Object.values(claimFileLabels({ displayId }));
      const relations = records
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, id }) => ({ kind, contentfile: { id } }));
      return [`claims.${index}.contentfile_relations`, relations] as const;
    }),
  );

  // With invalid values the form shows its errors instead of the check page.
  const hasIssues = submission.isRefused || validate(form.hookForm.getValues()).length > 0;
  const isCheckShown = isCheckRequested && !hasIssues;
  useEffect(() => {
    if (isCheckRequested && !isCheckShown) void navigate({ search: "" }, { replace: true });
  }, [isCheckRequested, isCheckShown, navigate]);

  return { draft, form, isCheckShown, hasFailed: submission.hasFailed, lastOpenClaim };
}

const filesOfClaims = (claims: LoadedInvoices["earlierClaims"]) =>
  claims.flatMap(({ contentfiles }) => contentfiles.map(({ id }) => id));

export type InvoiceStepState = ReturnType<typeof useInvoiceStep>;
