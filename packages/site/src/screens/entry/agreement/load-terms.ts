import type { CallOptions } from "@kaitori/api-client";
import { getContractDocument, getContractTerms } from "@kaitori/wire";
import type { Site } from "#foundation/site/site.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";

const loadWording = () => loadChunk(import("./terms-of.ts"));

/** Loads the terms of an offer; without a server text the brand's wording is used (B5, B16). */
export const loadTerms = (site: Pick<Site, "api" | "brand">, options: CallOptions<typeof getContractTerms>) =>
  site.api.call(getContractTerms, {
    ...options,
    fallback: async () => (await loadWording()).offeredTerms(site, options),
  });

/** Loads the signed contract; without a server text the brand's wording is used. */
export const loadDocument = (site: Site, options: CallOptions<typeof getContractDocument>) =>
  site.api.call(getContractDocument, {
    ...options,
    fallback: async () => (await loadWording()).signedTerms(site, options),
  });
