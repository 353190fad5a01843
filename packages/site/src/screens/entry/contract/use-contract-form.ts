import { refusalOf } from "@kaitori/api-client";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { href } from "@kaitori/domain";
import { type ContractTerms, contractEntry, type Entry, type Id } from "@kaitori/wire";
import { useNavigate, useRevalidator } from "react-router";
import { useIdempotencyKey } from "#foundation/forms/use-idempotency-key.ts";
import { useValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { TermsState } from "./use-terms.ts";

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
