import { type Said, say } from "../../sentences/say.ts";
import { forbiddenWords } from "../forbidden-words.ts";
import type { Rule } from "../rule.ts";
import { textsIn } from "../texts.ts";

/** No text of the brand uses a word that it must not use, in whatever width or spacing it is written. */
export const forbidden: Rule = ({ files }) =>
  [files.copy, files.settings, files.sections, files.photographs].flatMap((file) =>
    file
      ? textsIn(file).flatMap(({ path, text }) =>
          forbiddenIn(text).map(({ found, mend }) => ({
            file: file.file,
            line: file.lineOf(path),
            key: path.join("."),
            message: say("says", { key: path.join("."), word: found }),
            mend,
          })),
        )
      : [],
  );

export function forbiddenIn(text: string): { found: string; mend: Said }[] {
  const plain = text.normalize("NFKC").replace(/[\s・]/g, "");
  return forbiddenWords.flatMap(({ word, mend }) => {
    const found = plain.match(word)?.[0];
    return found ? [{ found, mend }] : [];
  });
}
