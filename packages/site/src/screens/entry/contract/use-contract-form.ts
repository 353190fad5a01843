import { refusalOf } from "@kaitori/api-client";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { href } from "@kaitori/domain";
import { type ContractTerms, contractEntry, type Entry, type Id } from "@kaitori/wire";
import { useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useAction } from "#foundation/errors/use-action.ts";
import { useIdempotencyKey } from "#foundation/forms/use-idempotency-key.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { loadTerms } from "../agreement/load-terms.ts";

export interface ContractValues {
  claims: Id[];
  /** True if the user confirmed the explanation (B16). */
  explained: boolean;
  consent: boolean;
}

/** Signs exactly the terms that are shown (B5). */
export function useContractForm(entry: Entry, initialTerms: ContractTerms, { terms, replace }: TermsState) {
  const { api, session } = useSite();
  const words = useCopy(contractCopy);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const idempotencyKeyOf = useIdempotencyKey();

  const contract = async ({ claims }: ContractValues, { hash, explanation }: ContractTerms) => {
    const body = {
      claims: claims.map((id) => ({ id })),
      terms_hash: hash,
      explanation_hash: explanation.hash,
    };
    await api.call(contractEntry, { params: { id: entry.id }, body, idempotencyKey: idempotencyKeyOf(body) });
    await navigate(href.entryContractComplete());
  };

  const form = useValidatedForm<ContractValues>({
    initialValues: { claims: claimsOf(initialTerms), explained: false, consent: false },
    validate: ({ claims, explained, consent }) => [
      ...(claims.length === 0 ? [{ path: ["claims"], code: "noClaims" } as const] : []),
      ...(explained ? [] : [{ path: ["explained"], code: "explanationNotRead" } as const]),
      ...(consent ? [] : [{ path: ["consent"], code: "consentMissing" } as const]),
    ],
    summaryLineOf: (path, message) => (path === "claims" ? words.noneSelected : message),
    send: async (values) => {
      if (terms === null) return;
      try {
        await contract(values, terms);
      } catch (error) {
        const refusal = refusalOf(contractEntry, 409, error);
        if (refusal?.current) {
          replace(refusal.current);
          form.hookForm.reset({ claims: claimsOf(refusal.current), explained: false, consent: false });
          return;
        }
        // The entry has changed on the server: reloads the session and the page.
        if (refusal) await Promise.all([session.renew(), revalidate()]);
        throw error;
      }
    },
  });
  return form;
}

const claimsOf = ({ claims }: ContractTerms) => claims.map(({ claim }) => claim);

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

type TermsState = ReturnType<typeof useTerms>;

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
