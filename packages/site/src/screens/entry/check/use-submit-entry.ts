import {
  type ApiClient,
  ApiError,
  NetworkError,
  ValidationError,
  withFormattedHolderNames,
} from "@kaitori/api-client";
import { href } from "@kaitori/domain";
import { type CallBody, createEntry, getDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { useNavigate } from "react-router";
import { contentOf } from "#application/entry/draft/draft-content.ts";
import { calculatedAmount } from "#application/visitor/calculated-amount.ts";
import { kindOfFailure } from "#foundation/errors/kind-of-failure.ts";
import type { DraftSaver } from "#foundation/forms/draft-saver.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type InvoiceValues, readEntry } from "../invoices/invoice-values.ts";

export function useSubmitEntry(draft: DraftSaver) {
  const { api, readiness } = useSite();
  const navigate = useNavigate();
  const [send] = useState(() => entrySender(api));
  const [outcome, setOutcome] = useState<"none" | "refused" | "failed">("none");

  async function submit(values: InvoiceValues) {
    setOutcome("none");
    const isSaved = await draft.flush();
    // The user must resolve the draft conflict first.
    if (!isSaved && draft.store.getState().kind === "conflict") return;
    try {
      await send(values, draft.version());
    } catch (error) {
      if (draft.reportConflict(error)) return;
      if (kindOfFailure(error) !== "login")
        setOutcome(error instanceof ValidationError ? "refused" : "failed");
      // Loads the blockers that the page lists.
      await readiness.load().catch(() => undefined);
      throw error;
    }
    calculatedAmount.forget();
    await navigate(href.entryComplete(), { replace: true });
  }

  return {
    submit,
    /** 申込みに失敗しました (R8.9). */
    hasFailed: outcome !== "none",
    isRefused: outcome === "refused",
    clearOutcome: () => setOutcome("none"),
  };
}

interface Submission {
  readonly serialisedInput: string;
  readonly body: CallBody<typeof createEntry>;
  readonly idempotencyKey: string;
}

/**
 * Submits an entry with the papers in the draft. The server then deletes the draft, so a repeated submission after a
 * lost answer sends the same body and key again, and the server creates one entry.
 */
export function entrySender(api: ApiClient) {
  let lastSubmission: Submission | undefined;

  async function buildSubmission(
    serialisedInput: string,
    entry: ReturnType<typeof readEntry>,
    draftVersion: number,
  ) {
    const { banks, bank_account, addfiles } = contentOf(await api.call(getDraftEntry));
    const body = {
      ...withFormattedHolderNames(entry),
      banks,
      bank_account,
      addfiles: addfiles.map(({ id }) => ({ id })),
      draft_version: draftVersion,
    };
    return { serialisedInput, body, idempotencyKey: crypto.randomUUID() };
  }

  return async (values: InvoiceValues, draftVersion: number): Promise<void> => {
    const entry = readEntry(values);
    const serialisedInput = JSON.stringify([entry, draftVersion]);
    const submission =
      lastSubmission?.serialisedInput === serialisedInput
        ? lastSubmission
        : await buildSubmission(serialisedInput, entry, draftVersion);
    lastSubmission = submission;
    try {
      const { body, idempotencyKey } = submission;
      await api.call(createEntry, { body, idempotencyKey });
    } catch (error) {
      if (!mayHaveSucceeded(error)) lastSubmission = undefined;
      throw error;
    }
  };
}

/** No response, or a server error. */
const mayHaveSucceeded = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
