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
  const { codes, ...messages } = body;
  const words = await wordsOfCodes?.().catch(() => undefined);
  if (!words) return messages;
  const translated = translateRecord(messages, codes, words, 0);
  return { ...translated, ...clientValuesOf(messages) };
}

/** The code of the detail of a refusal. */
export function codeOfDetail(body: unknown): string | undefined {
  const codes = isObject(body) && isObject(body.codes) ? body.codes.detail : undefined;
  const first: unknown = Array.isArray(codes) ? codes[0] : codes;
  return v.is(MessageCode, first) ? first.code : undefined;
}

type Node = Readonly<Record<string, unknown>>;

/** Fields of an error whose message is a single sentence, not a list (R8.1). */
const single: ReadonlySet<string> = new Set(["detail", "message"]);

/** Values that the client itself reads; codes must not change them (R8.1). */
const clientValuesOf = (messages: Node): Node =>
  Object.fromEntries(
    ["status", "redirect_uri", "correct_login_url", ...(isCsrfMismatch(messages) ? ["detail"] : [])]
      .filter((name) => Object.hasOwn(messages, name))
      .map((name) => [name, messages[name]]),
  );

function translateRecord(messages: Node, codes: Node, words: CodeWords, depth: number): Node {
  const fields = Object.entries(codes).flatMap(([key, below]) => {
    const original = Object.hasOwn(messages, key) ? messages[key] : undefined;
    const message = translateValue(original, below, words, depth + 1);
    if (message === undefined) return [];
    return [[key, depth === 0 && single.has(key) && Array.isArray(message) ? message[0] : message] as const];
  });
  return { ...messages, ...Object.fromEntries(fields) };
}

/** The structure follows the messages; codes that do not fit are ignored. */
function translateValue(original: unknown, codes: unknown, words: CodeWords, depth: number): unknown {
  if (depth > maximumDepth) return original;
  if (v.is(MessageCode, codes)) return translateValue(original, [codes], words, depth);
  if (typeof original === "string") return (Array.isArray(codes) && sentenceOf(codes[0], words)) || original;
  if (Array.isArray(codes)) {
    if (original !== undefined && !Array.isArray(original)) return original;
    return listOf(original ?? [], codes, words, depth);
  }
  if (!isObject(codes) || !(original === undefined || isObject(original))) return original;
  const below = translateRecord(original ?? {}, codes, words, depth);
  return Object.keys(below).length > 0 ? below : original;
}

function listOf(original: readonly unknown[], codes: readonly unknown[], words: CodeWords, depth: number) {
  const length = Math.max(original.length, codes.length);
  const both = Array.from({ length }, (_, index) => [original[index], codes[index]] as const);
  const sentences = both
    .map(([sentence, code]) => sentenceOf(code, words) ?? sentence)
    .filter((sentence) => typeof sentence === "string");
  if (sentences.length > 0) return sentences;
  const rows = both.map(([row, code]) => {
    const rowMessages = isObject(row) ? row : {};
    return isObject(code) ? translateRecord(rowMessages, code, words, depth) : rowMessages;
  });
  return rows.some((row) => Object.keys(row).length > 0) ? rows : undefined;
}

const sentenceOf = (code: unknown, words: CodeWords) => (v.is(MessageCode, code) ? words(code) : undefined);
