import type { ApiError } from "@kaitori/api-client";
import type { ContractTerms, Entry, Id } from "@kaitori/wire";
import { useRef, useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { askTerms } from "../agreement/ask-terms.ts";

export interface TermsInHand {
  /** Null while the terms of another choice load. */
  readonly terms: ContractTerms | null;
  readonly failure: ApiError | null;
  /** The differences from the terms that were shown before, if the server held others. */
  readonly changes: TermsChanges | null;
  load(claims: readonly Id[]): Promise<void>;
  replace(current: ContractTerms): void;
}

/** The terms of exactly the chosen claims: the server words them and counts (B5). */
export function useTerms(entry: Entry, start: ContractTerms): TermsInHand {
  const site = useSite();
  const { failure, forgetFailure, attempt } = useAction();
  const [terms, setTerms] = useState<ContractTerms | null>(start);
  const [changes, setChanges] = useState<TermsChanges | null>(null);
  const lastRequest = useRef(0);

  return {
    terms,
    failure,
    changes,
    async load(claims) {
      lastRequest.current += 1;
      const request = lastRequest.current;
      const isLast = () => request === lastRequest.current;
      setTerms(null);
      if (claims.length === 0) return forgetFailure();
      await attempt(
        async () => {
          const query = { claims: claims.join() };
          const answer = await askTerms(site, { params: { id: entry.id }, query });
          // A later choice counts, whichever answer comes first.
          if (isLast()) setTerms(answer);
        },
        () => !isLast(),
      );
    },
    replace(current) {
      setChanges(terms && termsChanges(terms, current));
      setTerms(current);
    },
  };
}

const figures = ["amount", "purchase_fee", "bank_charge", "deposit_amount"] as const;
export type Figure = (typeof figures)[number];

export interface TermsChanges {
  /** Figures of one invoice that are others now. */
  readonly figures: readonly {
    readonly obliger: string;
    readonly figure: Figure;
    readonly before: string;
    readonly after: string;
  }[];
  readonly total: { readonly before: string; readonly after: string } | null;
  /** Payers whose invoices are no longer for sale. */
  readonly gone: readonly string[];
  /** The paragraphs that the contract contains now and did not contain before. */
  readonly paragraphs: readonly string[];
}

/** The differences between the terms that were shown and those that hold now (B5). */
export function termsChanges(before: ContractTerms, after: ContractTerms): TermsChanges {
  const known = new Set(before.text.split("\n\n"));
  return {
    figures: after.claims.flatMap((now) => {
      const then = before.claims.find(({ claim }) => claim === now.claim);
      return then
        ? figures
            .filter((figure) => then[figure] !== now[figure])
            .map((figure) => ({
              obliger: now.obliger_company_name,
              figure,
              before: then[figure],
              after: now[figure],
            }))
        : [];
    }),
    total:
      before.total.deposit_amount === after.total.deposit_amount
        ? null
        : { before: before.total.deposit_amount, after: after.total.deposit_amount },
    gone: before.claims
      .filter(({ claim }) => !after.claims.some((now) => now.claim === claim))
      .map(({ obliger_company_name }) => obliger_company_name),
    paragraphs: after.text.split("\n\n").filter((paragraph) => !known.has(paragraph)),
  };
}
