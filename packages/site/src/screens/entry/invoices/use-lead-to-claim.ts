import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { get } from "react-hook-form";
import type { JudgedForm } from "../../../forms/use-judged-form.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import type { Claims } from "./use-claims.ts";

/** An invoice with findings is open when they are told, and a line of the summary opens the one that it leads to. */
export function useLeadToClaim({ form, summary }: JudgedForm<InvoiceValues>, { open, reveal }: Claims) {
  const { attempt } = summary;
  const openFirstFound = useEffectEvent(() => {
    const claims = form.getValues("claims");
    const found = claims.filter((_claim, index) => get(form.formState.errors, `claims.${index}`));
    if (found.every(({ displayId }) => displayId !== open)) reveal(found[0]?.displayId ?? open);
  });
  useEffect(() => {
    if (attempt > 0) openFirstFound();
  }, [attempt]);

  const openFor = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    const index = link && /claims\.(\d+)\./.exec(link.getAttribute("href") ?? "")?.[1];
    const claim = index ? form.getValues("claims")[Number(index)] : undefined;
    // Before the summary looks for the field.
    if (claim && claim.displayId !== open) flushSync(() => reveal(claim.displayId));
  });
  useEffect(() => {
    document.addEventListener("click", openFor, true);
    return () => document.removeEventListener("click", openFor, true);
  }, []);
}
