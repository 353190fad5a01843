import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import type { Issue } from "@kaitori/domain";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

/** The warning of 二重譲渡, with the duplicate invoice of this entry or an earlier one (B10). */
export function useDuplicateText(warnings: readonly Issue[]): string | undefined {
  const words = useCopy(invoicesCopy);
  const dates = useDates();
  const warning = warnings.find(({ code }) => code === "duplicateClaim");
  if (!warning) return undefined;
  const { claim, code = "", obliger = "", amount = "", at = "" } = warning.params ?? {};
  const otherName =
    claim === undefined
      ? words.earlierInvoice({ date: dates.dayOf(String(at)), obliger, amount, code })
      : words.claim({ number: Number(claim) + 1 });
  return words.duplicateOf({ other: otherName });
}
