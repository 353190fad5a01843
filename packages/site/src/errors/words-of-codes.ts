import type { CodeWords } from "@kaitori/api-client";
import type { Brand } from "@kaitori/brand";
import { fetched } from "../updates/fetched.ts";

/** How the brand says what a server refuses. Fetched with the first refusal: most visits have none. */
export async function wordsOfCodes(copy: Brand["copy"]): Promise<CodeWords> {
  const { refusalSentence } = await fetched(import("@kaitori/brand/refusals"));
  return ({ code, params = {} }) => refusalSentence(copy, { code, params });
}
