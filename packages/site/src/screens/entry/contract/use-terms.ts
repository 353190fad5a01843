import type { ContractTerms, Entry, Id } from "@kaitori/wire";
import { useRef, useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadTerms } from "../agreement/load-terms.ts";

/** Loads the server's terms for the chosen claims (B5). */
export function useTerms(entry: Entry, initialTerms: ContractTerms) {
  const site = useSite();
  const { failure, clearFailure, attempt } = useAction();
  // Null while the terms of another choice load.
  const [terms, setTerms] = useState<ContractTerms | null>(initialTerms);
  const [changes, setChanges] = useState<TermsChanges | null>(null);
  const lastRequest = useRef(0);

  return {
    terms,
    failure,
    changes,
    async load(claims: readonly Id[]) {
      lastRequest.current += 1;
      const request = lastRequest.current;
      const isLatestRequest = () => request === lastRequest.current;
      setTerms(null);
      if (claims.length === 0) return clearFailure();
      await attempt(
        async () => {
          const query = { claims: claims.join() };
          const answer = await loadTerms(site, { params: { id: entry.id }, query });
          // Only the answer for the latest choice counts.
          if (isLatestRequest()) setTerms(answer);
        },
        () => !isLatestRequest(),
      );
    },
    replace(current: ContractTerms) {
      setChanges(terms && termsChanges(terms, current));
      setTerms(current);
    },
  };
}

export type TermsState = ReturnType<typeof useTerms>;

const figures = ["amount", "purchase_fee", "bank_charge", "deposit_amount"] as const;
export type Figure = (typeof figures)[number];

/** Compares the shown terms with the current ones (B5). */
export function termsChanges(oldTerms: ContractTerms, newTerms: ContractTerms) {
  const oldArticles = new Set(oldTerms.text.split("\n\n"));
  return {
    figures: newTerms.claims.flatMap((newClaim) => {
      const oldClaim = oldTerms.claims.find(({ claim }) => claim === newClaim.claim);
      return oldClaim
        ? figures
            .filter((figure) => oldClaim[figure] !== newClaim[figure])
            .map((figure) => ({
              obliger: newClaim.obliger_company_name,
              figure,
              before: oldClaim[figure],
              after: newClaim[figure],
            }))
        : [];
    }),
    total:
      oldTerms.total.deposit_amount === newTerms.total.deposit_amount
        ? null
        : { before: oldTerms.total.deposit_amount, after: newTerms.total.deposit_amount },
    obligersOfRemovedClaims: oldTerms.claims
      .filter(({ claim }) => !newTerms.claims.some((newClaim) => newClaim.claim === claim))
      .map(({ obliger_company_name }) => obliger_company_name),
    paragraphs: newTerms.text.split("\n\n").filter((paragraph) => !oldArticles.has(paragraph)),
  };
}
export type TermsChanges = ReturnType<typeof termsChanges>;
