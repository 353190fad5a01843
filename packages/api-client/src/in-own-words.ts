import type { MessageCode } from "@kaitori/wire";
import { isObject } from "./field-errors.ts";

/** The sentence for a code; nothing for one that is not known. */
export type CodeWords = (code: MessageCode) => string | undefined;

/**
 * A refusal with its codes said in the words of the site. Without codes, for a code that is not known, and where the
 * words are out of reach, it stays as the server says it (spec §8).
 */
export async function inOwnWords(
  body: unknown,
  wordsOfCodes: (() => Promise<CodeWords>) | undefined,
): Promise<unknown> {
  if (!isObject(body) || !isObject(body.codes)) return body;
  const { codes, ...messages } = body;
  const say = await wordsOfCodes?.().catch(() => undefined);
  return say ? saidBelow(messages, codes, say) : messages;
}

/** What a refusal about no field says is one sentence, not a list (spec §8). */
const single: ReadonlySet<string> = new Set(["detail", "message"]);

function saidBelow(messages: Readonly<Record<string, unknown>>, codes: unknown, say: CodeWords) {
  const said = Object.entries(isObject(codes) ? codes : {}).map(([key, below]) => {
    const now = saidAt(messages[key], below, say);
    return [key, single.has(key) && Array.isArray(now) ? now[0] : now] as const;
  });
  return { ...messages, ...Object.fromEntries(said) };
}

function saidAt(messages: unknown, codes: unknown, say: CodeWords): unknown {
  if (isObject(codes)) return saidBelow(isObject(messages) ? messages : {}, codes, say);
  if (!Array.isArray(codes)) return messages;
  const told = [messages].flat();
  if (!codes.some(isCode))
    return codes.map((row, index) => saidBelow(isObject(told[index]) ? told[index] : {}, row, say));
  return codes.map((code, index) => (isCode(code) && say(code)) || told[index]).filter(isText);
}

const isCode = (value: unknown): value is MessageCode => isObject(value) && typeof value.code === "string";
const isText = (value: unknown) => typeof value === "string";
