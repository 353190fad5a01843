import { type Said, say } from "../../sentences/say.ts";
import type { Rule } from "../finding.ts";
import { forbiddenWords } from "../forbidden-words.ts";
import { textsIn } from "../texts.ts";

/** No text of the brand uses a word that it must not use, in whatever width or spacing it is written. */
export const forbidden: Rule = ({ files }) =>
  textsIn(files.copy, files.settings, files.sections, files.photographs).flatMap(({ text, place }) =>
    forbiddenIn(text).map(({ found, mend }) => ({
      ...place,
      message: say("says", { key: place.key, word: found }),
      mend,
    })),
  );

export function forbiddenIn(text: string): { found: string; mend: Said }[] {
  const plain = text.normalize("NFKC").replace(/[\s・]/g, "");
  return forbiddenWords.flatMap(({ word, mend }) => {
    const found = plain.match(word)?.[0];
    return found ? [{ found, mend }] : [];
  });
}
