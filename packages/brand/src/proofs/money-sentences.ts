import { agreementCopy } from "../copy/agreement.ts";
import { contractCopy } from "../copy/contract.ts";
import { entryStatusCopy } from "../copy/entry-status.ts";
import { explanationCopy } from "../copy/explanation.ts";
import { handOverCopy } from "../copy/hand-over.ts";
import { inquiryCopy } from "../copy/inquiry.ts";
import { leaveCopy } from "../copy/leave.ts";
import { mailCopy } from "../copy/mail.ts";
import { privacyCopy } from "../copy/privacy.ts";
import { reportCopy } from "../copy/report.ts";
import { sctCopy } from "../copy/sct.ts";
import { termsCopy } from "../copy/terms.ts";
import type { FurtherArticle } from "../sections/schema.ts";
import type { Overrides } from "../text/copy-of.ts";
import { mailAndPageProofs } from "./mail-and-page-proofs.ts";
import { moneyProofs } from "./money-proofs.ts";
import { locateTest, type Proof, type Proofs } from "./proof.ts";

/** A sentence about money or days in the contract, a legal page, a mail or a page of an entry. */
export interface MoneySentence {
  /** Copy key, as `agreement.article7Text`. */
  readonly key: string;
  readonly text: string;
  /** True if the brand has overridden or added the text, so that the proofs of the base text do not apply. */
  readonly isOverridden: boolean;
}

interface BrandOfSentences {
  readonly copy: Overrides;
  readonly sections?:
    | { readonly articles?: { readonly [area: string]: readonly FurtherArticle[] | undefined } | undefined }
    | undefined;
}

const moneyOrDaysInContract =
  /円|％|お金|金銭|前金|手数料|代金|費用|営業日|期日|期間|\d年間|振込|振り込み|口座へ|引渡|引き渡|損害金|印紙|償還|買戻|売買|売り渡|に売る|金額|課税|登記|支払|遅れ|供託|無償|いつでも|すぐに|例外|この限りで|事実と異なる|事実と違う|解除はお受け|受付時間|同じ条件|成立します|譲渡は有効|通知を行わない|権限を、|担保|真正|知らせることは|に限り、|同意の記録|照合番号|保存し|消去/;

/** These texts say which data is stored, and promise nothing about money or days. */
const textsWithoutPromise: ReadonlySet<string> = new Set([
  "privacy.article2Text",
  "privacy.article3Text",
  "privacy.article8Text",
]);

/** Mails and pages: a sum, a day, or a word about either. */
const moneyOrDaysElsewhere =
  /円|％|金額|お金|代金|費用|手数料|入金|営業日|期日|期限|期間|支払|振込|振り込|引き渡|買い戻|無効|有効|売買|\d+(?:年間|時間|分間)|\{(?:date|amount|until|days|\w+By)\}/;

/** Names of texts that are sentences, not titles or labels. */
const isSentence = (name: string) =>
  /^(?:article|row)\d+Text$|^registrationCost$|^(?:noR|r)egistration$|^lead$|^consent$/.test(name);

/** Texts of the hand-over area that are sentences of the contract and the explanation. */
const isHandOverSentence = (name: string) =>
  /^(?:due(?:WithoutReference|Unknown)?|sameDay|howTo(?:WithoutName)?)$/.test(name);

/** Texts of an agreement, an explanation or a legal page, without their titles. */
const isContractText = (area: string, name: string) =>
  area === handOverCopy.area ? isHandOverSentence(name) : isSentence(name);

const contractAreas = [agreementCopy, explanationCopy, handOverCopy, termsCopy, sctCopy, privacyCopy];
const otherAreas = [mailCopy, contractCopy, reportCopy, inquiryCopy, entryStatusCopy, leaveCopy];

const partsOf = (text: string) => text.split(/(?<=。)|\n/).map((sentence) => sentence.trim());
const contractSentences = (text: string) => partsOf(text).filter((part) => moneyOrDaysInContract.test(part));
/** A line without 。 is a heading or a label. */
const otherSentences = (text: string) =>
  partsOf(text).filter((part) => part.includes("。") && moneyOrDaysElsewhere.test(part));

/** All sentences of a brand in the order of the texts; the further articles of a brand follow those of their area. */
export function moneySentencesOf({ copy, sections }: BrandOfSentences): MoneySentence[] {
  const sentencesOfText = (key: string, text: string, split: (text: string) => string[]) => {
    const ownText = copy[key] ?? text;
    return split(ownText).map((sentence) => ({ key, text: sentence, isOverridden: ownText !== text }));
  };
  return [
    ...contractAreas.flatMap(({ area, texts }) => [
      ...Object.entries(texts)
        .map(([name, text]) => ({ name, key: `${area}.${name}`, text }))
        .filter(({ name, key }) => isContractText(area, name) && !textsWithoutPromise.has(key))
        .flatMap(({ key, text }) => sentencesOfText(key, text, contractSentences)),
      ...(sections?.articles?.[area] ?? []).flatMap(({ text }) =>
        contractSentences(text).map((sentence) => ({
          key: `sections.articles.${area}`,
          text: sentence,
          isOverridden: true,
        })),
      ),
    ]),
    ...otherAreas.flatMap(({ area, texts }) =>
      Object.entries(texts).flatMap(([name, text]) =>
        sentencesOfText(`${area}.${name}`, text, otherSentences),
      ),
    ),
  ];
}

/** The sentences of a brand with their proofs. A contract or legal page that the brand has overridden has none. */
export function proofsOf(brand: BrandOfSentences): (MoneySentence & { readonly proofs: readonly Proof[] })[] {
  const nextIndexes = new Map<string, number>();
  return moneySentencesOf(brand).map((sentence) => {
    const { key, isOverridden } = sentence;
    const index = nextIndexes.get(key) ?? 0;
    nextIndexes.set(key, index + 1);
    return {
      ...sentence,
      proofs: (isOverridden ? proofsOfOverride(key) : (allProofs[key]?.[index] ?? [])).map(locateTest),
    };
  });
}

export const allProofs: Proofs = { ...moneyProofs, ...mailAndPageProofs };

/** An overridden mail or page may order its sentences differently, so it gets all proofs of the base text. */
const proofsOfOverride = (key: string) => [...new Set((mailAndPageProofs[key] ?? []).flat())];
