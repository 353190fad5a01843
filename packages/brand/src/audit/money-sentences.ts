import { agreementCopy } from "../copy/agreement.ts";
import { explanationCopy } from "../copy/explanation.ts";
import { privacyCopy } from "../copy/privacy.ts";
import { sctCopy } from "../copy/sct.ts";
import { termsCopy } from "../copy/terms.ts";

/** A sentence that the contract or a legal page says about money or days. */
export interface MoneySentence {
  /** `agreement.article7Text`. */
  readonly key: string;
  readonly text: string;
}

const aboutMoneyOrDays =
  /円|％|手数料|代金|費用|営業日|期日|期間|\d年間|振込|口座へ|引渡|引き渡|損害金|印紙|償還|買戻|金額|課税|登記|支払|遅れ|供託|無償|いつでも/;

/** Data that is held, what it is for and who it is handed to is no promise about money or days. */
const promisedNothing: ReadonlySet<string> = new Set([
  "privacy.article2Text",
  "privacy.article3Text",
  "privacy.article8Text",
]);

const isBody = (key: string) =>
  /^(?:article|row)\d+Text$|^registrationCost$|^(?:noR|r)egistration$/.test(key);

/** Every one of them, in the order of the texts. */
export const moneySentences: readonly MoneySentence[] = [
  agreementCopy,
  explanationCopy,
  termsCopy,
  sctCopy,
  privacyCopy,
].flatMap(({ area, texts }) =>
  Object.entries(texts)
    .map(([name, text]) => ({ name, key: `${area}.${name}`, text }))
    .filter(({ name, key }) => isBody(name) && !promisedNothing.has(key))
    .flatMap(({ key, text }) =>
      sentencesOf(text)
        .filter((sentence) => aboutMoneyOrDays.test(sentence))
        .map((sentence) => ({ key, text: sentence })),
    ),
);

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=。)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
