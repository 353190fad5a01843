import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../../sentences/say.ts";
import { baseTexts } from "../base-copy.ts";
import { finding, type Rule } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** Texts of the specification and of the server are the same in every brand. */
const fixed = /^(?:specification|refusals)\./;

const exceptions =
  /「([^」]+)」の(?:ほか|外)(?:に|は|、)*「([^」]+)」[はを]|「([^」]+)」は、?「([^」]+)」(?:の)?(?:だけ|のみ|を除)|()「([^」]+)」は(?=(?:使|書)[いかわき])/;

/** Reads the forbidden word in a sentence of speech.md: 「ありがとうございます」のほかに「ございます」は使いません。 */
function forbiddenWordIn(line: string) {
  if (!/(?:使|書)(?:い|き|わ|か)(?:ません|ない)|だけ(?:です|に使)/.test(line)) return undefined;
  const [, except, word, other, only, , plain] = exceptions.exec(line) ?? [];
  return { word: word ?? other ?? plain, except: except ?? only ?? "" };
}

/**
 * No text of the brand has a word that its own `speech.md` rules out: lines `- wrong word → right word` of the last part,
 * and sentences as 「ありがとうございます」のほかに「ございます」は使いません.
 */
export const speech: Rule = ({ dir, shownDir, files: { copy, sections } }) => {
  const path = join(dir, "speech.md");
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n");
  const list = lines.indexOf("## 使わない言い方");
  const words = lines.flatMap((text, index) => {
    const [, listed, right = ""] = (index > list && /^- (.+?) → (.+)/.exec(text)) || [];
    const { word, except = "" } = listed === undefined ? (forbiddenWordIn(text) ?? {}) : { word: listed };
    return word ? [{ word, right, except, line: index + 1 }] : [];
  });
  const texts = textsIn(copy, sections);
  const overriddenKeys = new Set(texts.map(({ place }) => place.key));
  const baseTextsInUse = [...baseTexts].filter(([key]) => !overriddenKeys.has(key) && !fixed.test(key));
  return words.flatMap(({ word, right, except, line }) => {
    const containsWord = ({ text }: { readonly text: string }) =>
      text.includes(word) && text.replaceAll(except, "").includes(word);
    const howToFix = /^(?:（|$)/.test(right) ? say("takeWordOut") : say("write", { text: right });
    return [
      ...texts
        .filter(containsWord)
        .map(({ place }) => finding(place, say("avoidedWord", { key: place.key, word }), howToFix)),
      ...baseTextsInUse
        .filter(([, text]) => containsWord({ text }))
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
