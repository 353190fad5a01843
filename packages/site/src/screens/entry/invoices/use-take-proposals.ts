import { isSameObliger } from "@kaitori/domain";
import { useEffect, useEffectEvent } from "react";
import type { InvoiceReading } from "#application/invoice-text/read-invoice.ts";
import { proposalsOf, type ReadField } from "#application/invoice-text/use-paper-notes.ts";
import type { PastObliger } from "./past-obligers.ts";
import type { ClaimFieldBindings } from "./use-claim-fields.ts";

/**
 * Fields in which nothing stands yet begin with what the paper says; nothing that was typed is touched. A payer of before
 * comes with its account (B10).
 */
export function useTakeProposals(
  { claim, put, takeObliger }: Pick<ClaimFieldBindings, "claim" | "put" | "takeObliger">,
  pastObligers: readonly PastObliger[],
  reading: InvoiceReading,
) {
  const proposals = proposalsOf(reading);
  const key = JSON.stringify(proposals);
  const take = useEffectEvent(() => {
    const empty = Object.entries(proposals).filter(([field]) => claim[field as ReadField] === "");
    if (empty.length > 0) put(Object.fromEntries(empty));
    const { obliger_company_name: payer } = Object.fromEntries(empty);
    const known = payer && pastObligers.find((past) => isSameObliger(past, { obliger_company_name: payer }));
    if (known) takeObliger(known);
  });
  useEffect(() => take(), [key]);
}
