import { useEffect, useEffectEvent } from "react";
import type { InvoiceReading } from "#application/invoice-text/read-invoice.ts";
import { proposalsOf, type ReadField } from "#application/invoice-text/use-paper-notes.ts";
import type { ClaimFieldBindings } from "./use-claim-fields.ts";

/** Fields in which nothing stands yet begin with what the paper says; nothing that was typed is touched. */
export function useTakeProposals(
  { claim, put }: Pick<ClaimFieldBindings, "claim" | "put">,
  reading: InvoiceReading,
) {
  const proposals = proposalsOf(reading);
  const key = JSON.stringify(proposals);
  const take = useEffectEvent(() => {
    const empty = Object.entries(proposals).filter(([field]) => claim[field as ReadField] === "");
    if (empty.length > 0) put(Object.fromEntries(empty));
  });
  useEffect(() => take(), [key]);
}
