import { ServerError } from "@kaitori/api-client";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { href, mustResubmitIdentity } from "@kaitori/domain";
import {
  type CurrentUser,
  type Entry,
  type FormDraft,
  type Inadequacy,
  reviewEntry,
  type UploadRecord,
} from "@kaitori/wire";
import { useEffect, useEffectEvent, useState } from "react";
import type { Path } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router";
import { useUploadedFiles } from "#application/entry/papers/use-uploaded-files.ts";
import { readInvoiceFile } from "#application/invoice-text/use-invoice-reading.ts";
import { readToday } from "#foundation/clock/clock.ts";
import { restoreDraft } from "#foundation/forms/restore-draft.ts";
import { shownErrors } from "#foundation/forms/shown-errors.ts";
import { useFormDraft, useSaveInDraft } from "#foundation/forms/use-form-draft.ts";
import { useIdempotencyKey } from "#foundation/forms/use-idempotency-key.ts";
import { useValidatedForm, type ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { isRecord } from "#parts/is-record.ts";
import { paperIdsOfEntry, papersPath, resubmissionItems } from "./resubmission-items.ts";
import { incompleteItems, resubmitIssues } from "./resubmit-issues.ts";
import {
  fieldOfPapers,
  type ResubmitValues,
  resubmissionOf,
  resubmitValuesOf,
  type UploadedPaper,
} from "./resubmit-values.ts";

export interface ResubmitOptions {
  readonly entry: Entry;
  readonly user: CurrentUser;
  readonly inadequacies: readonly Inadequacy[];
  readonly savedDraft: FormDraft;
}

/** Validates, saves and submits the replacements of inadequate items (B3, B4). */
export function useResubmitForm({ entry, user, inadequacies, savedDraft }: ResubmitOptions) {
  const site = useSite();
  const nameOf = usePaperName();
  const words = useCopy(resubmitCopy);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const idempotencyKeyOf = useIdempotencyKey();
  const draft = useFormDraft(savedDraft);
  const items = resubmissionItems(entry, inadequacies);
  const entryPaperIds = paperIdsOfEntry(entry);
  // Before the first render, to avoid flicker.
  useState(() => uploadsOf(site).add(papersOfDraft(savedDraft.input)));

  const today = readToday();
  const mustSendIdentity = mustResubmitIdentity(user, today);
  const context = { entry, items, nameOf, mustSendIdentity, today };
  const form = useValidatedForm<ResubmitValues>({
    initialValues: restoreResubmission(resubmitValuesOf(entry), savedDraft.input),
    validate: (values) => resubmitIssues(values, context),
    fieldAt: (path, values) => fieldOfPapers(path, entry, values),
    send: async (values) => {
      if (draft.reopenConflict()) return;
      const body = resubmissionOf(entry, inadequacies, values);
      try {
        await site.api.call(reviewEntry, {
          params: { id: entry.id },
          body,
          idempotencyKey: idempotencyKeyOf(body),
        });
      } catch (error) {
        // Submitted or cancelled in another window: reloads the page.
        if (error instanceof ServerError && error.status === 409) await revalidate();
        throw error;
      }
      await draft.deleteDraft();
      site.toasts.show("positive", words.doneText);
      await navigate(href.entryDetail({ entryId: entry.id }));
    },
  });
  useSaveInDraft(draft, form, (values) => structuredClone(values));

  const { formState, getValues, setValue, clearErrors, subscribe } = form.hookForm;
  /** Writes the payer of each new invoice into the form; without a PDF there is none. */
  const readPayers = (rows: readonly UploadRow[]) =>
    Promise.all(
      rows.map(async (row) => {
        const item = items.find(({ slots }) =>
          slots.some(({ kind, paperKind }) => paperKind === "invoice" && kind === row.kind),
        );
        if (!item || row.state !== "done") return;
        const path = papersPath(item);
        const isUnread = ({ id, payer }: UploadedPaper) => id === row.record.id && payer === undefined;
        if (!getValues(path).some(isUnread)) return;
        const { payer } = await readInvoiceFile(site, row);
        const papers = getValues(path);
        if (payer === undefined || !papers.some(isUnread)) return;
        const withPayer = papers.map((paper) => (isUnread(paper) ? { ...paper, payer } : paper));
        setValue(path, withPayer, { shouldDirty: true });
      }),
    );
  /**
   * Waits up to the timeout for papers that are still being read, because they may name another payer. A paper read later
   * is compared before the next submission, and by the review.
   */
  const onSubmit = form.hookForm.handleSubmit(
    async () => {
      await Promise.race([readPayers(uploadsOf(site).store.getState()), readingTimeout()]);
      await form.onSubmit();
    },
    () => form.onSubmit(),
  );
  useUploadedFiles(
    form.hookForm,
    (records) =>
      [...new Set(items.map(papersPath))].map((path) => {
        const slots = items.filter((item) => papersPath(item) === path).flatMap((item) => item.slots);
        const papers = records
          .filter(({ id, kind }) => slots.some((slot) => slot.kind === kind) && !entryPaperIds.has(id))
          .map(({ id, kind, name, content_type, created_at }) => ({
            id,
            kind,
            name,
            content_type,
            created_at,
          }));
        return [path, papers] as const;
      }),
    (rows) => void readPayers(rows),
  );
  // A correction may resolve the error of another field, for example that of a new file.
  const clearResolvedErrors = useEffectEvent(() => {
    const pathsLeft = resubmitIssues(getValues(), context).map(({ path }) => path.join("."));
    for (const { path, code } of shownErrors(formState.errors)) {
      const field = path.replace(/\.root$/, "") as Path<ResubmitValues>;
      if (code && !pathsLeft.includes(field)) clearErrors(field);
    }
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => clearResolvedErrors() }),
    [subscribe],
  );
  // The explicit type keeps the published declarations short.
  const waitingForm: ValidatedForm<ResubmitValues> = { ...form, onSubmit };
  return {
    form: waitingForm,
    draft,
    items,
    entryPaperIds,
    incompleteItemsFor: (values: ResubmitValues) => incompleteItems(values, context),
  };
}

const readingTimeout = () => new Promise((resolve) => setTimeout(resolve, 5_000));

type SavedInput = FormDraft["input"];

/** Overrides the entry's values with the saved ones, claim by claim (B3). */
export function restoreResubmission(initialValues: ResubmitValues, savedInput: SavedInput): ResubmitValues {
  const claims: unknown[] = Array.isArray(savedInput?.claims) ? savedInput.claims : [];
  return {
    ...restoreDraft(initialValues, savedInput),
    claims: initialValues.claims.map((claim, index) => restoreDraft(claim, inputOf(claims[index]))),
  };
}

const inputOf = (value: unknown): SavedInput => (isRecord(value) ? value : null);

/** Collects every paper that a saved form refers to. */
export function papersOfDraft(input: unknown): UploadRecord[] {
  if (isPaper(input)) return [{ ...input, image: null, error: false, message: "" }];
  return typeof input === "object" && input !== null
    ? Object.values(input).flatMap((value) => papersOfDraft(value))
    : [];
}

const textFields = ["kind", "name", "content_type", "created_at"] as const;
const isPaper = (value: unknown): value is UploadedPaper =>
  isRecord(value) &&
  (Number.isInteger(value.id) || typeof value.id === "string") &&
  textFields.every((field) => typeof value[field] === "string");
