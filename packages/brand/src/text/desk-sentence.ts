import { deskRefusalsCopy } from "../copy/desk-refusals.ts";
import type { Found } from "./issue-sentence.ts";
import { fillLoosely } from "./placeholders.ts";

/** What only the desk is refused. */
export type DeskRefusalCode = keyof typeof deskRefusalsCopy.texts;

const texts: { readonly [key: string]: string | undefined } = deskRefusalsCopy.texts;

/** The desk serves all brands of a licensee and speaks in the words of none. */
export function deskSentence({ code, params = {} }: Found): string | undefined {
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text === undefined ? undefined : fillLoosely(text, params);
}
