import { agreementCopy } from "../copy/agreement.ts";
import { explanationCopy } from "../copy/explanation.ts";
import { handOverCopy } from "../copy/hand-over.ts";
import { privacyCopy } from "../copy/privacy.ts";
import { sctCopy } from "../copy/sct.ts";
import { termsCopy } from "../copy/terms.ts";
import type { FurtherArticle } from "../sections/schema.ts";
import { moneyProofs, type Proof } from "./money-proofs.ts";

/** A sentence that the contract or a legal page says about money or days. */
export interface MoneySentence {
  /** `agreement.article7Text`. */
  readonly key: string;
  readonly text: string;
  /** The brand says it in its own words: no proof of the base text stands for it. */
  readonly isOwn: boolean;
}

interface BrandOfSentences {
  readonly copy: { readonly [key: string]: string | undefined };
  readonly sections?:
    | { readonly articles?: { readonly [area: string]: readonly FurtherArticle[] | undefined } | undefined }
    | undefined;
}

const aboutMoneyOrDays =
  /円|％|お金|金銭|前金|手数料|代金|費用|営業日|期日|期間|\d年間|振込|振り込み|口座へ|引渡|引き渡|損害金|印紙|償還|買戻|売買|売り渡|に売る|金額|課税|登記|支払|遅れ|供託|無償|いつでも|すぐに|例外|この限りで|事実と異なる|事実と違う|解除はお受け|受付時間|同じ条件|成立します|譲渡は有効|通知を行わない|権限を、|担保|真正|知らせることは|に限り、|同意の記録|照合番号/;

/** Stored data, its purpose and its recipients are no promise about money or days. */
const promisedNothing: ReadonlySet<string> = new Set([
  "privacy.article2Text",
  "privacy.article3Text",
  "privacy.article8Text",
]);

const isBody = (name: string) =>
  /^(?:article|row)\d+Text$|^registrationCost$|^(?:noR|r)egistration$|^lead$|^consent$/.test(name);

/** Of the words about handing over, which are part of the contract and the explanation, those that say a sentence. */
const handOverSentences: ReadonlySet<string> = new Set(["due", "dueWithoutReference", "sameDay", "howTo"]);

/** What is agreed on, explained or stands on a legal page, and no title. */
const isSaid = (area: string, name: string) =>
  area === handOverCopy.area ? handOverSentences.has(name) : isBody(name);

/** Every one of them as a brand says them, in the order of the texts; after those of an area the brand's further articles. */
export function moneySentencesOf({ copy, sections }: BrandOfSentences): MoneySentence[] {
  return [agreementCopy, explanationCopy, handOverCopy, termsCopy, sctCopy, privacyCopy].flatMap(
    ({ area, texts }) => [
      ...Object.entries(texts)
        .map(([name, text]) => ({ name, key: `${area}.${name}`, text }))
        .filter(({ name, key }) => isSaid(area, name) && !promisedNothing.has(key))
        .flatMap(({ key, text }) => {
          const said = copy[key] ?? text;
          return sentencesOf(said).map((sentence) => ({ key, text: sentence, isOwn: said !== text }));
        }),
      ...(sections?.articles?.[area] ?? []).flatMap(({ text }) =>
        sentencesOf(text).map((sentence) => ({
          key: `sections.articles.${area}`,
          text: sentence,
          isOwn: true,
        })),
      ),
    ],
  );
}

/** The same of the base texts. */
export const moneySentences: readonly MoneySentence[] = moneySentencesOf({ copy: {} });

/** The sentences of a brand, each with what makes it true; nothing does for what it says in words of its own. */
export function proofsOf(brand: BrandOfSentences): (MoneySentence & { readonly proofs: readonly Proof[] })[] {
  const places = new Map<string, number>();
  return moneySentencesOf(brand).map((sentence) => {
    const place = places.get(sentence.key) ?? 0;
    places.set(sentence.key, place + 1);
    return { ...sentence, proofs: sentence.isOwn ? [] : (moneyProofs[sentence.key]?.[place] ?? []) };
  });
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=。)|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => aboutMoneyOrDays.test(sentence));
}
