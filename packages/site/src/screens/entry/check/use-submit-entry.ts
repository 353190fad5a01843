import { ValidationError, withFormattedHolderNames } from "@kaitori/api-client";
import { href } from "@kaitori/domain";
import { createEntry, getDraftEntry } from "@kaitori/wire";
import { useState } from "react";
import { useNavigate } from "react-router";
import { contentOf } from "#application/entry/draft/draft-content.ts";
import { calculatedAmount } from "#application/visitor/calculated-amount.ts";
import { kindOfFailure } from "#foundation/errors/kind-of-failure.ts";
import type { DraftInHand } from "#foundation/forms/use-form-draft.ts";
import { useIdempotencyKey } from "#foundation/forms/use-idempotency-key.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type InvoiceValues, readEntry } from "../invoices/invoice-values.ts";

/** Submits the entry whole (R7.1), with the papers that the other steps have put into the draft. */
export function useSubmitEntry({ keeper }: Pick<DraftInHand, "keeper">) {
  const { api, readiness, settings } = useSite();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [outcome, setOutcome] = useState<"none" | "refused" | "failed">("none");

  async function submit(values: InvoiceValues) {
    setOutcome("none");
    const isKept = await keeper.flush();
    // Somebody has to say first which of two drafts counts.
    if (!isKept && keeper.store.getState().kind === "conflict") return;
    try {
      const { banks, bank_account, addfiles } = contentOf(await api.call(getDraftEntry));
      const body = {
        ...withFormattedHolderNames(readEntry(values)),
        banks,
        bank_account,
        addfiles: addfiles.map(({ id }) => ({ id })),
        draft_version: keeper.version(),
      };
      await api.call(createEntry, { body, idempotencyKey: keyOf(body) });
    } catch (error) {
      if (keeper.askWhenStale(error)) return;
      if (kindOfFailure(error) !== "login")
        setOutcome(error instanceof ValidationError ? "refused" : "failed");
      // What stands in the way now is said by name.
      await Promise.allSettled([readiness.load(), settings.load()]);
      throw error;
    }
    calculatedAmount.forget();
    await navigate(href.entryComplete(), { replace: true });
  }

  return {
    submit,
    /** 申込みに失敗しました (R8.9). */
    hasFailed: outcome !== "none",
    /** The server has found something in the fields. */
    isRefused: outcome === "refused",
    forget: () => setOutcome("none"),
  };
}
