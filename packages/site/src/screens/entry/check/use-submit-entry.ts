import { ValidationError } from "@kaitori/api-client";
import { href } from "@kaitori/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { calculatedAmount } from "#application/visitor/calculated-amount.ts";
import { kindOfFailure } from "#foundation/errors/kind-of-failure.ts";
import type { DraftHandle } from "#foundation/forms/use-form-draft.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import type { InvoiceValues } from "../invoices/invoice-values.ts";
import { entrySender } from "./entry-sender.ts";

/** Submits the entry (R7.1). */
export function useSubmitEntry({ keeper }: Pick<DraftHandle, "keeper">) {
  const { api, readiness, settings } = useSite();
  const navigate = useNavigate();
  const [send] = useState(() => entrySender(api));
  const [outcome, setOutcome] = useState<"none" | "refused" | "failed">("none");

  async function submit(values: InvoiceValues) {
    setOutcome("none");
    const isKept = await keeper.flush();
    // Somebody has to say first which of two drafts counts.
    if (!isKept && keeper.store.getState().kind === "conflict") return;
    try {
      await send(values, keeper.version());
    } catch (error) {
      if (keeper.askWhenStale(error)) return;
      if (kindOfFailure(error) !== "login")
        setOutcome(error instanceof ValidationError ? "refused" : "failed");
      // The reasons that now prevent the submission are loaded, so that the page can name them.
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
