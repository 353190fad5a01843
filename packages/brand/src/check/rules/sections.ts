import * as v from "valibot";
import { agreementCopy } from "../../copy/agreement.ts";
import { privacyCopy } from "../../copy/privacy.ts";
import { termsCopy } from "../../copy/terms.ts";
import { BrandSections, type FurtherArticle } from "../../sections/schema.ts";
import { say } from "../../sentences/say.ts";
import type { DataFile, DataPath } from "../../source/data-file.ts";
import { articlesOf } from "../../text/articles.ts";
import { legalValues } from "../../text/legal-values.ts";
import { placeholdersOf } from "../../text/placeholders.ts";
import { settingsOf } from "../brand-source.ts";
import { faultOf, finding, findingsIn, type Rule, type RuleFinding } from "../finding.ts";
import { nearest } from "../nearest.ts";
import { numberIn } from "../quantities.ts";
import { schemaFindings } from "../schema-findings.ts";
import { faultsIn, type LocatedText, textsIn } from "../texts.ts";
import { braceFault, unitFaults } from "./placeholders.ts";

/** The sections match their schema, and each page has its required parts once. */
export const sections: Rule = ({ files: { sections: file, copy, settings } }) => {
  if (!file || file.value === undefined) return referenceFaults(textsIn(copy), {});
  if (!v.is(BrandSections, file.value)) return schemaFindings(file, BrandSections);
  return [
    ...referenceFaults(textsIn(file, copy), file.value),
    ...topFaults(file, file.value),
    ...stepFaults([...textsIn(copy), ...textsIn(file)], file.value),
    ...articleFaults(file, file.value, copy?.value),
    ...placeholderFaults(file, settings),
  ];
};

/** Links of the header and the footer are on every page, where placeholders are not filled. */
const isFilled = ([part]: DataPath) => part !== "header" && part !== "footer";

/** The page would show an unknown placeholder as it is. */
function placeholderFaults(file: DataFile, settings: DataFile | undefined): RuleFinding[] {
  const read = settingsOf(settings);
  if (!read) return [];
  const legalNames = Object.keys(legalValues(read));
  return textsIn(file).flatMap(({ path, text, place }): RuleFinding[] => {
    const knownNames = isFilled(path) ? legalNames : [];
    const unknown = placeholdersOf(text).filter((name) => !knownNames.includes(name));
    const brace = braceFault(place.key, text);
    return [
      ...unknown.map((name) => {
        const suggestion = suggestName(name, knownNames);
        return finding(
          place,
          knownNames.length > 0 ? "unknownSetting" : "unfilledPlaceholder",
          suggestion ? say("writePlaceOrWords", { place: `{${suggestion}}` }) : say("writeWords"),
          { place: `{${name}}` },
        );
      }),
      ...(unknown.length > 0 ? [] : unitFaults(text, unitsOf).map((fault) => ({ ...place, ...fault }))),
      ...(brace ? [{ ...place, howToFix: say("removeStrayBrace"), ...brace }] : []),
    ];
  });
}

/** Placeholders of figures contain the figure only, so its unit must follow in the text. */
const unitsOf = (place: string) =>
  /Days\}$/.test(place)
    ? ["営業日"]
    : /^\{fee/.test(place)
      ? ["％"]
      : /^\{(?:bank|amount)/.test(place)
        ? ["円"]
        : [""];

const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** Similar placeholder by its words, else by its letters: {feeMinimum} and {minFee} mean {feeMin}. */
function suggestName(name: string, knownNames: readonly string[]): string | undefined {
  const words = wordsOf(name);
  const countShared = (other: string) =>
    wordsOf(other).filter((word) => words.some((one) => one.startsWith(word) || word.startsWith(one))).length;
  const [best] = knownNames.toSorted(
    (one, other) => countShared(other) - countShared(one) || wordsOf(one).length - wordsOf(other).length,
  );
  return best !== undefined && countShared(best) > 0 ? best : nearest(name, knownNames);
}

function topFaults(file: DataFile, { top }: BrandSections): RuleFinding[] {
  if (!top) return [];
  const kinds = top.map(({ kind }) => kind);
  const isCalculated = top.some((section) => section.kind === "hero" && section.variant === "calculator");
  const at = (index: number) => ["top", index];
  const { findings, add } = findingsIn(file);
  if (kinds[0] !== "hero") add(at(0), "beginsWith", "beginHero", { kind: String(kinds[0]) });
  if (isCalculated && kinds.includes("calculator"))
    add(at(kinds.indexOf("calculator")), "calculatorTwice", "leaveOne");
  if (!isCalculated && !kinds.includes("closing") && !kinds.includes("calculator"))
    add(at(kinds.length - 1), "closingMissing", "endClosing");
  return findings;
}

/** The heading of the steps counts those below it: 「3ステップで入金へ」. */
function stepFaults(texts: readonly LocatedText[], { top = [] }: BrandSections): RuleFinding[] {
  const at = top.findIndex(({ kind }) => kind === "steps");
  const steps = top[at];
  const count = (steps?.kind === "steps" && steps.items?.length) || 0;
  return faultsIn(texts, ({ text, place }) => {
    if (count === 0 || !["top.flowTitle", `top.${at}.title`].includes(place.key)) return undefined;
    const [phrase, figure = ""] =
      /(\d+|[一二三四五六七八九十])(?:ステップ|段階|つの手順)/.exec(text.normalize("NFKC")) ?? [];
    return (
      phrase !== undefined &&
      numberIn(figure) !== count &&
      faultOf("notLimit", "useSetting", { phrase, setting: `steps.items: ${count}` })
    );
  });
}

const bases = { terms: termsCopy, privacy: privacyCopy, agreement: agreementCopy };

/** The last article that a text refers to by number: an article added before it would change that number. */
function lastReference(name: keyof typeof bases, copy: unknown): number {
  const { area, texts } = bases[name];
  const own = typeof copy === "object" && copy !== null ? copy : {};
  const contractTexts = Object.entries({ ...texts, ...own })
    .filter(([key]) => key in texts || key.startsWith(`${area}.`))
    .map(([, text]) => String(text));
  const numbers = contractTexts.flatMap((text) =>
    [...text.matchAll(/第(\d+)条/g)].map(([, number]) => Number(number)),
  );
  return Math.max(0, ...numbers);
}

const documents = { 利用規約: "terms", プライバシーポリシー: "privacy", 契約書: "agreement" } as const;
type DocumentName = keyof typeof bases;
const countArticles = (name: DocumentName, { articles }: BrandSections) =>
  articlesOf({}, bases[name], {}).length + (articles?.[name] ?? []).length;

/** A number refers to an article of the document named before it, or of its own document; 民法第466条 is a law's. */
const referenceFaults = (texts: readonly LocatedText[], own: BrandSections): RuleFinding[] =>
  texts.flatMap(({ path, text, place }) =>
    [
      ...text
        .normalize("NFKC")
        .matchAll(/(?:(利用規約|プライバシーポリシー|契約書)の?|(?<![法令則例約程]))第(\d+)条/g),
    ].flatMap(([, document, number]): RuleFinding[] => {
      const name = document
        ? documents[document as keyof typeof documents]
        : path[0] === "articles" && path[1];
      const most = name ? countArticles(name as DocumentName, own) : Number.POSITIVE_INFINITY;
      return Number(number) <= most
        ? []
        : [finding(place, "noArticle", "numberUpTo", { name: String(name), number: String(number), most })];
    }),
  );

function articleFaults(file: DataFile, { articles }: BrandSections, copy: unknown): RuleFinding[] {
  if (!articles) return [];
  return (["terms", "privacy", "agreement"] as const).flatMap((name) => {
    const base = articlesOf({}, bases[name], {});
    const lastNumber = lastReference(name, copy);
    const own = articles[name] ?? [];
    return own.flatMap(({ after, title, text }, index) => {
      const at = (key: keyof FurtherArticle) => ["articles", name, index, key];
      const { findings, add } = findingsIn(file);
      if (after > base.length)
        add(at("after"), "noArticle", "numberUpTo", { name, number: after, most: base.length });
      if (after < lastNumber)
        add(at("after"), "movesArticle", "numberBetween", { after, lastNumber, name, high: base.length });
      if ([...base, ...own.slice(0, index)].some((other) => other.title === title))
        add(at("title"), "articleTitleTwice", "ownTitle", { name, title });
      // An empty line separates paragraphs of a contract, so the text after it would belong to no article.
      if (name === "agreement" && /\n\s*\n/.test(text)) add(at("text"), "emptyLine", "takeLineOut");
      return findings;
    });
  });
}
