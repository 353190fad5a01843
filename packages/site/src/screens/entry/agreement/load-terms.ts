import type { CallOptions } from "@kaitori/api-client";
import { getContractDocument, getContractTerms } from "@kaitori/wire";
import type { Site } from "#foundation/site/site.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";

const importTermsOf = () => loadChunk(import("./terms-of.ts"));

/** Loads the terms of an offer; if the server has no terms, they are built from the brand's copy (B5, B16). */
export const loadTerms = (site: Pick<Site, "api" | "brand">, options: CallOptions<typeof getContractTerms>) =>
  site.api.call(getContractTerms, {
    ...options,
    fallback: async () => (await importTermsOf()).offeredTerms(site, options),
  });

/** Loads the signed contract; if the server has none, it is built from the brand's copy. */
export const loadDocument = (site: Site, options: CallOptions<typeof getContractDocument>) =>
  site.api.call(getContractDocument, {
    ...options,
    fallback: async () => (await importTermsOf()).signedTerms(site, options),
  });
