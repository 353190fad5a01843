import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../../sentences/say.ts";
import { faultOf, finding, type Rule } from "../finding.ts";
import { baseTexts, faultsIn, textsIn } from "../texts.ts";

/** Texts of the specification and of the server are the same in every brand. */
const fixed = /^(?:specification|refusals)\./;

const exceptions =
  /「([^」]+)」の(?:ほか|外)(?:に|は|、)*「([^」]+)」[はを]|「([^」]+)」は、?「([^」]+)」(?:の)?(?:だけ|のみ|を除)|()「([^」]+)」は(?=(?:使|書)[いかわき])/;

/** A word that the brand avoids, and the right one; `isOwn`: base texts may have it. */
type Avoided = {
  readonly word: string;
  readonly right: string;
  readonly except?: string;
  readonly isOwn?: boolean;
};

/** Reads 「ありがとうございます」のほかに「ございます」は使いません, 「{名前}さん」, 自分たちは「当社」, and 「入力」より「入れる」. */
function avoidedIn(line: string): Avoided[] {
  const [, honorific] = /「\{名前\}(さん|さま|様)」/.exec(line) ?? [];
  const others = ["さん", "さま", "様", "殿"].filter(
    (other) => honorific !== undefined && other !== honorific,
  );
  const [, self] = /自分たちは「([^」]+)」/.exec(line) ?? [];
  const isForbidden = /(?:使|書)(?:い|き|わ|か)(?:ません|ない)|だけ(?:です|に使)/.test(line);
  const [, except, word, other, only, , plain] = (isForbidden && exceptions.exec(line)) || [];
  const forbidden = word ?? other ?? plain;
  return [
    ...(forbidden === undefined ? [] : [{ word: forbidden, right: "", except: except ?? only ?? "" }]),
    ...others.map((each) => ({ word: `{name}${each}`, right: `{name}${honorific}` })),
    ...(self === undefined ? [] : ["当社", "弊社", "小社"])
      .filter((word) => word !== self)
      .map((word) => ({ word, right: self ?? "", isOwn: true })),
    ...[...line.matchAll(/「([^」]+)」より「([^」]+)」/g)].map(([, avoided = "", right = ""]) => ({
      word: avoided,
      right,
      isOwn: true,
    })),
  ];
}

/**
 * No text of the brand has a word that its own `speech.md` rules out: lines `- wrong word → right word` of the last part,
 * and the sentences that `avoidedIn` reads.
 */
export const speech: Rule = ({ dir, shownDir, files: { copy, sections } }) => {
  const path = join(dir, "speech.md");
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n");
  const list = lines.indexOf("## 使わない言い方");
  const words = lines.flatMap((text, index) => {
    const [, word, right = ""] = (index > list && /^- (.+?) → (.+)/.exec(text)) || [];
    const found: Avoided[] = word === undefined ? avoidedIn(text) : [{ word, right }];
    return found.map((each) => ({ ...each, line: index + 1 }));
  });
  const texts = textsIn(copy, sections);
  const overriddenKeys = new Set(texts.map(({ place }) => place.key));
  const baseTextsInUse = [...baseTexts].filter(([key]) => !overriddenKeys.has(key) && !fixed.test(key));
  return words.flatMap(({ word, right, except = "", isOwn = false, line }) => {
    const containsWord = ({ text }: { readonly text: string }) =>
      text.includes(word) && text.replaceAll(except, "").includes(word);
    const howToFix = /^(?:（|$)/.test(right) ? say("takeWordOut") : say("write", { text: right });
    return [
      ...faultsIn(
        texts,
        (text) => containsWord(text) && faultOf("avoidedWord", howToFix, { key: text.place.key, word }),
      ),
      ...baseTextsInUse
        .filter(([, text]) => !isOwn && containsWord({ text }))
        .slice(0, 1)
        .map(([key]) =>
          finding({ file: `${shownDir}/speech.md`, line }, "avoidedInBase", "overrideText", { key, word }),
        ),
    ];
  });
};
