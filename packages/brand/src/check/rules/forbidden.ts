import { type BilingualText, say } from "../../sentences/say.ts";
import type { Rule } from "../finding.ts";
import { forbiddenWords } from "../forbidden-words.ts";
import { textsIn } from "../texts.ts";

/** No text of the brand uses a forbidden word, whatever its width or spacing. */
export const forbidden: Rule = ({ files }) =>
  textsIn(files.copy, files.settings, files.sections, files.photographs).flatMap(({ text, place }) =>
    forbiddenIn(text).map(({ word, mend }) => ({
      ...place,
      message: say("says", { key: place.key, word }),
      mend,
    })),
  );

export function forbiddenIn(text: string): { word: string; mend: BilingualText }[] {
  const plain = text.normalize("NFKC").replace(/[\s・]/g, "");
  return forbiddenWords.flatMap(({ word: shape, mend }) => {
    const word = plain.match(shape)?.[0];
    return word ? [{ word, mend }] : [];
  });
}
