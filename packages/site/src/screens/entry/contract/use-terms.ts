import type { ApiError } from "@kaitori/api-client";
import { type ContractTerms, type Entry, getContractTerms, type Id } from "@kaitori/wire";
import { useRef, useState } from "react";
import { useAction } from "#foundation/errors/use-action.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { type TermsChanges, termsChanges } from "./terms-changes.ts";

export interface TermsInHand {
  /** Null while the terms of another choice load. */
  readonly terms: ContractTerms | null;
  readonly failure: ApiError | null;
  /** The differences from the terms that were shown before, if the server held others. */
  readonly changes: TermsChanges | null;
  askFor(claims: readonly Id[]): Promise<void>;
  replace(current: ContractTerms): void;
}

/** The terms of exactly the chosen claims: the server words them and counts (B5). */
export function useTerms(entry: Entry, start: ContractTerms): TermsInHand {
  const { api } = useSite();
  const { failure, forgetFailure, attempt } = useAction();
  const [terms, setTerms] = useState<ContractTerms | null>(start);
  const [changes, setChanges] = useState<TermsChanges | null>(null);
  const lastAsked = useRef(0);

  return {
    terms,
    failure,
    changes,
    async askFor(claims) {
      lastAsked.current += 1;
      const asked = lastAsked.current;
      const isLast = () => asked === lastAsked.current;
      setTerms(null);
      if (claims.length === 0) return forgetFailure();
      await attempt(
        async () => {
          const query = { claims: claims.join() };
          const answer = await api.call(getContractTerms, { params: { id: entry.id }, query });
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
