import { ClaimStatus, EntryStatus, selectionRefusal } from "@kaitori/domain";
import { getContractDocument, getContractTerms } from "@kaitori/wire";
import { getApplicant } from "../../database/applicants.ts";
import { notFound, refuseBlocked } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
import type { Route } from "../../http/route.ts";
import { handOversOf } from "../hand-over/hand-over-facts.ts";
import { lockOwnEntry, requireOwnEntry } from "../own-entry.ts";
import { claimsToSell, contractTerms } from "./terms.ts";

export const termsRoutes: readonly Route[] = [
  handle(getContractTerms, ({ params, query, applicant, brand, transaction }) =>
    transaction(async (executor) => {
      const entry = await lockOwnEntry(executor, applicant.id, params.id);
      if (entry.status !== EntryStatus.reviewed)
        refuseBlocked(["nothingForSale"], { entry_status: entry.status });
      const forSale = entry.claims.filter(({ status }) => status === ClaimStatus.canBuy);
      const requestedIds = query.claims?.split(",").map(Number) ?? forSale.map(({ id }) => id);
      if (selectionRefusal(entry.claims, requestedIds)) refuseBlocked(["nothingForSale"]);
      const claims = claimsToSell(entry, requestedIds);
      return contractTerms({
        brand,
        applicant: await getApplicant(executor, entry.applicant_id),
        entry,
        claims,
        handOvers: await handOversOf(executor, claims),
      });
    }),
  ),
  handle(getContractDocument, ({ params, applicant, transaction }) =>
    transaction(async (executor) => {
      await requireOwnEntry(executor, applicant.id, params.id);
      const signed = await executor
        .selectFrom("contract")
        .selectAll()
        .where("entry_id", "=", params.id)
        .executeTakeFirst();
      if (!signed) throw notFound();
      const { title, text, hash, claims, total, signed_at, last_name, first_name, signer_email } = signed;
      const { explanation_title, explanation, explanation_hash } = signed;
      return {
        title,
        text,
        hash,
        claims,
        total,
        ...(explanation_title === null || explanation === null || explanation_hash === null
          ? {}
          : { explanation: { title: explanation_title, text: explanation, hash: explanation_hash } }),
        pdf: `/api/entries/${signed.entry_id}/contract_document/pdf/`,
        signed_at: signed_at.toISOString(),
        ...(signer_email === null
          ? {}
          : { signed_by: `${last_name} ${first_name}`, signed_from: signer_email }),
      };
    }),
  ),
];
