import {
  type ApiClient,
  ApiError,
  type CallOptions,
  NetworkError,
  ValidationError,
  withFormattedHolderNames,
} from "@kaitori/api-client";
import { href } from "@kaitori/domain";
import { createEntry, getDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { useNavigate } from "react-router";
import { contentOf, draftBodyOf } from "#application/entry/draft/draft-content.ts";
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

/**
 * Submits an entry with the papers in the draft. The server then deletes the draft, so a repeated submission after a
 * lost answer sends the same body and key again, and the server creates one entry.
 */
export function entrySender(api: ApiClient) {
  let lastSubmission: { input: string; options: CallOptions<typeof createEntry> } | undefined;
  return async (values: InvoiceValues, draftVersion: number): Promise<void> => {
    const entry = readEntry(values);
    const input = JSON.stringify([entry, draftVersion]);
    if (lastSubmission?.input !== input) {
      const { banks, bank_account, addfiles } = draftBodyOf(contentOf(await api.call(getDraftEntry)));
      const papers = { banks, bank_account, addfiles, draft_version: draftVersion };
      const body = { ...withFormattedHolderNames(entry), ...papers };
      lastSubmission = { input, options: { body, idempotencyKey: crypto.randomUUID() } };
    }
    try {
      await api.call(createEntry, lastSubmission.options);
    } catch (error) {
      if (!mayHaveSucceeded(error)) lastSubmission = undefined;
      throw error;
    }
  };
}

/** No response, or a server error. */
const mayHaveSucceeded = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
