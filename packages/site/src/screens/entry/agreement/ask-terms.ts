import type { CallOptions } from "@kaitori/api-client";
import { getContractDocument, getContractTerms } from "@kaitori/wire";
import type { Site } from "#foundation/site/site.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";

const loadWording = () => loadChunk(import("./terms-of.ts"));

/** Terms of an offer; a server without them leaves the words to the brand (B5, B16). */
export const askTerms = (site: Pick<Site, "api" | "brand">, options: CallOptions<typeof getContractTerms>) =>
  site.api.call(getContractTerms, {
    ...options,
    fallback: async () => (await loadWording()).offeredTerms(site, options),
  });

/** The signed contract; a server without it leaves the words to the brand. */
export const askDocument = (site: Site, options: CallOptions<typeof getContractDocument>) =>
  site.api.call(getContractDocument, {
    ...options,
    fallback: async () => (await loadWording()).signedTerms(site, options),
  });
