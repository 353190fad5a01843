import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import type { JudgedForm } from "#foundation/forms/use-judged-form.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import type { Claims } from "./use-claims.ts";

/** Opens every invoice with findings when they are shown; a line of the summary opens the invoice it leads to. */
export function useLeadToClaim({ form, summary }: JudgedForm<InvoiceValues>, { open, reveal }: Claims) {
  const { attempt } = summary;
  const openFirstFound = useEffectEvent(() => {
    const indices = summary.errors.map(({ field }) => claimOf(field));
    const found = form.getValues("claims").filter((_claim, index) => indices.includes(index));
    if (found.every(({ displayId }) => displayId !== open)) reveal(found[0]?.displayId ?? open);
  });
  useEffect(() => {
    if (attempt > 0) openFirstFound();
  }, [attempt]);

  const openFor = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    const index = link ? claimOf(link.getAttribute("href") ?? "") : undefined;
    const claim = index === undefined ? undefined : form.getValues("claims")[index];
    // Before the summary looks for the field.
    if (claim && claim.displayId !== open) flushSync(() => reveal(claim.displayId));
  });
  useEffect(() => {
    document.addEventListener("click", openFor, true);
    return () => document.removeEventListener("click", openFor, true);
  }, []);
}

/** The index of the claim that contains the field. */
function claimOf(fieldId: string): number | undefined {
  const [, index] = /claims\.(\d+)\./.exec(fieldId) ?? [];
  return index === undefined ? undefined : Number(index);
}
