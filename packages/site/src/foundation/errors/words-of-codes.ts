import type { CodeWords } from "@kaitori/api-client";
import type { Brand } from "@kaitori/brand";
import { hasPlaceholder } from "@kaitori/brand/text";
import { loadChunk } from "../updates/load-chunk.ts";

/** Longer than any text of a brand. */
const maxLength = 500;

/** The brand's text for an error code; none if its parameters are missing or invalid: the server's text is shown. */
export async function wordsOfCodes(copy: Brand["copy"]): Promise<CodeWords> {
  const { refusalSentence } = await loadChunk(import("@kaitori/brand/refusals"));
  return ({ code, params = {} }) => {
    const sentence = refusalSentence(copy, { code, params });
    const isUsable = sentence !== undefined && sentence.length <= maxLength && !hasPlaceholder(sentence);
    return isUsable ? sentence : undefined;
  };
}
