import { deskRefusalsCopy } from "../copy/desk-refusals.ts";
import { type Found, fillFound } from "./fill-found.ts";

/** Refusals that only the desk receives. */
export type DeskRefusalCode = keyof typeof deskRefusalsCopy.texts;

const texts: { readonly [key: string]: string | undefined } = deskRefusalsCopy.texts;

/** Sentence for a refusal at the desk. The desk serves all brands of a licensee, so its sentences belong to none. */
export function deskSentence(found: Found): string | undefined {
  const { code } = found;
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return text === undefined ? undefined : fillFound({}, text, found);
}
