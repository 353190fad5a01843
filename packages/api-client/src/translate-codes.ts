import { MessageCode } from "@kaitori/wire";
import * as v from "valibot";
import { isCsrfMismatch } from "./error-of.ts";
import { isObject, maximumDepth } from "./field-errors.ts";

/** Returns the sentence for a code; undefined if it is unknown. */
export type CodeWords = (code: MessageCode) => string | undefined;

/** Replaces messages by the site's sentences for their codes; the server's stay for unknown codes (R8.1). */
export async function translateCodes(
  body: unknown,
  wordsOfCodes: (() => Promise<CodeWords>) | undefined,
): Promise<unknown> {
  if (!isObject(body) || !isObject(body.codes)) return body;
  const { codes: _, ...messages } = body;
  // The client itself reads these values.
  const { status, redirect_uri, correct_login_url, ...codesOfSentences } = body.codes;
  const words = isCsrfMismatch(messages) ? undefined : await wordsOfCodes?.().catch(() => undefined);
  return words ? translate(messages, codesOfSentences, words) : messages;
}

/** The code of the detail of a refusal. */
export function codeOfDetail(body: unknown): string | undefined {
  const codes = isObject(body) && isObject(body.codes) ? body.codes.detail : undefined;
  const first: unknown = Array.isArray(codes) ? codes[0] : codes;
  return v.is(MessageCode, first) ? first.code : undefined;
}

/** The structure is that of the messages; codes that do not fit are ignored. */
function translate(messages: unknown, codes: unknown, words: CodeWords, depth = 0): unknown {
  if (codes === undefined || depth > maximumDepth) return messages;
  if (typeof messages === "string")
    return sentenceOf(Array.isArray(codes) ? codes[0] : codes, words) ?? messages;
  if (Array.isArray(messages) && Array.isArray(codes))
    return messages.map((message, index) => translate(message, codes[index], words, depth + 1));
  if (!isObject(messages) || !isObject(codes)) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([key, below]) => [
      key,
      translate(below, Object.hasOwn(codes, key) ? codes[key] : undefined, words, depth + 1),
    ]),
  );
}

const sentenceOf = (code: unknown, words: CodeWords) => (v.is(MessageCode, code) ? words(code) : undefined);
