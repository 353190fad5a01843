import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../../sentences/say.ts";
import { baseTexts } from "../base-copy.ts";
import { finding, type Rule } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** Texts of the specification and of the server are the same in every brand. */
const fixed = /^(?:specification|refusals)\./;

/** No text of the brand has a word that its own `speech.md` rules out: lines `- wrong word → right word` of the last part. */
export const speech: Rule = ({ dir, shownDir, files: { copy, sections } }) => {
  const path = join(dir, "speech.md");
  if (!existsSync(path)) return [];
  const [before = "", list = ""] = readFileSync(path, "utf8").split("## 使わない言い方");
  const words = list.split("\n").flatMap((line, index) => {
    const [, word, right = ""] = /^- (.+?) → (.+)/.exec(line) ?? [];
    return word === undefined ? [] : [{ word, right, line: before.split("\n").length + index }];
  });
  const texts = textsIn(copy, sections);
  const own = new Set(texts.map(({ place }) => place.key));
  const kept = [...baseTexts].filter(([key]) => !own.has(key) && !fixed.test(key));
  return words.flatMap(({ word, right, line }) => {
    const howToFix = /^（/.test(right) ? say("takeWordOut") : say("write", { text: right });
    return [
      ...texts
        .filter(({ text }) => text.includes(word))
        .map(({ place }) => finding(place, say("avoidedWord", { key: place.key, word }), howToFix)),
      ...kept
        .filter(([, text]) => text.includes(word))
        .slice(0, 1)
        .map(([key]) =>
          finding(
            { file: `${shownDir}/speech.md`, line },
            say("avoidedInBase", { key, word }),
            say("overrideText", { key }),
          ),
        ),
    ];
  });
};
