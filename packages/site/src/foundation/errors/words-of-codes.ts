import type { CodeWords } from "@kaitori/api-client";
import type { Brand } from "@kaitori/brand";
import { hasPlaceholder } from "@kaitori/brand/text";
import { fetched } from "../updates/fetched.ts";

/** Longer than anything that a brand says with figures and names in it. */
const longest = 500;

/**
 * How the brand says what a server refuses. Fetched with the first refusal: most visits have none. Nothing is said for a
 * code whose figures are left out or are no figures: then the server's own sentence stands.
 */
export async function wordsOfCodes(copy: Brand["copy"]): Promise<CodeWords> {
  const { refusalSentence } = await fetched(import("@kaitori/brand/refusals"));
  return ({ code, params = {} }) => {
    const sentence = refusalSentence(copy, { code, params });
    const isWhole = sentence !== undefined && sentence.length <= longest && !hasPlaceholder(sentence);
    return isWhole ? sentence : undefined;
  };
}
