import { deskRefusalsCopy } from "../copy/desk-refusals.ts";
import type { Overrides } from "./copy-of.ts";
import { type CodedMessage, fillSentence } from "./fill-sentence.ts";

/** Refusals that only the desk receives. */
export type DeskRefusalCode = keyof typeof deskRefusalsCopy.texts;

const texts: Overrides = deskRefusalsCopy.texts;

/** Sentence for a refusal at the desk. The desk serves all brands of a licensee, so its sentences belong to none. */
export function deskSentence(message: CodedMessage): string | undefined {
  const { code } = message;
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text === undefined ? undefined : fillSentence({}, text, message);
}
