import MiniSearch, { type Options } from "minisearch";
import { type Variant, variantsOf } from "./same-words.ts";
import {
  japaneseRuns,
  normalizeText,
  patternOf,
  queryTerms,
  queryWords,
  weightOf,
  wordsOf,
} from "./words.ts";

/** A part of a page below a heading; the text above the first heading has none. */
export interface Section {
  readonly heading: string;
  /** Synonyms of the heading. */
  readonly names: readonly string[];
  readonly text: string;
}

/** A page in the index. */
export interface Document {
  /** The page's address. */
  readonly id: string;
  readonly title: string;
  /** The last part of its title, its synonyms, and its headings. */
  readonly names: readonly string[];
  readonly sections: readonly Section[];
}

/** A page, and its section that has most of the query's words. */
export interface Hit {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  /** A sentence of the section. */
  readonly excerpt: string;
  /** Words that the page has. */
  readonly words: readonly string[];
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** Words of the query that no page has. */
  readonly missing: readonly string[];
}

const nameOf = ({ heading, names }: Section) => [heading, ...names].join("\n");
const wholeOf = (section: Section) => `${nameOf(section)}\n${section.text}`;

/** Searched fields that are not stored. */
function fieldOf(document: Document, field: string) {
  if (field === "name") return document.names[0];
  if (field === "text") return document.sections.map(wholeOf).join("\n");
  return document[field as keyof Document];
}

/** Options for building and for reading the index. All weights here and below are tuned with `built/search.test.ts`. */
export const options: Options<Document> = {
  fields: ["name", "names", "text"],
  storeFields: ["title", "names", "sections"],
  extractField: fieldOf,
  tokenize: (text) => [...wordsOf(text), ...japaneseRuns(text)],
  processTerm: (term) => term,
  searchOptions: {
    tokenize: queryTerms,
    boostTerm: weightOf,
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
    boost: { name: 8, names: 8, text: 0.6 },
    // The last word of a query may be incomplete, unless it is a short one in Japanese.
    prefix: (term, index, terms) => index === terms.length - 1 && /^([a-z0-9]{2}|[ァ-ヶー]{3})/.test(term),
    weights: { prefix: 0.1, fuzzy: 0.45 },
  },
};

/** Pages of screens rank lower, so do texts in the other language, most of which exist in both. */
const pageWeight = (title: string, query: string) => {
  if (title.startsWith("Screens/")) return 0.7;
  if (!title.startsWith("Handbook/") || isJapanese(title) === isJapanese(query)) return 1;
  return isJapanese(title) ? 0.2 : 0.4;
};
const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

const weightOfAll = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);
const sharedWeight = (words: readonly string[], others: readonly string[]) =>
  weightOfAll(words.filter((word) => others.includes(word)));

const wordsOfNames = new Map<string, readonly string[]>();

/** From 0 to 1: 1 if the name has the words of the query and no others. */
const similarity = (name: string, query: readonly string[]) => {
  const words = wordsOfNames.get(name) ?? queryWords(name);
  wordsOfNames.set(name, words);
  return (2 * sharedWeight(words, query)) / (weightOfAll(words) + weightOfAll(query));
};

/** Factor for a page with none of the query's words, or with no name like it. */
const minimumFactor = 0.2;
/** A page below this share of the best score is left out. */
const minimumShare = 0.08;
const maximumHits = 8;

/** The name of a page counts more than its synonyms. */
const titleFactor = 1.2;
const headingFactor = 1.5;

/** Weight of the words in a text. */
const weightIn = (text: string, words: readonly string[]) =>
  weightOfAll(words.filter((word) => text.search(patternOf([word])) >= 0));

function bestOf<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item | undefined {
  const scores = items.map(scoreOf);
  return items[scores.indexOf(Math.max(...scores))];
}

const topOf = ([first]: readonly Section[]): Section => ({ heading: "", names: [], text: first?.text ?? "" });

/** The section that has most of the words, in its heading before its text; then the words most often. */
function bestSection(sections: readonly Section[], words: readonly string[]) {
  const rated = sections.map((section) => {
    const share = weightIn(wholeOf(section), words) / weightOfAll(words);
    const frequency = Math.min(9, section.text.match(patternOf(words))?.length ?? 0);
    const inHeading = (weightIn(nameOf(section), words) / weightOfAll(words)) * headingFactor;
    return { section, share, fit: share + inHeading + frequency / 100 };
  });
  const best = bestOf(rated, ({ fit }) => fit);
  return best && best.share > 0 ? best : { section: topOf(sections), share: 0, fit: 0 };
}

/** A shorter text is a name of a story, for example. */
const minimumLength = 15;

/** The sentence that has most of the words, in the language of the query if there are several. */
function excerptOf({ text }: Section, words: readonly string[], query: string) {
  const sentences = text.split(/\n|(?<=。|[.!?] )/).filter(({ length }) => length >= minimumLength);
  const best = bestOf(
    sentences,
    (sentence) => weightIn(sentence, words) + (isJapanese(sentence) === isJapanese(query) ? 0.5 : 0),
  );
  return cut(best?.trim() ?? "", words);
}

const excerptLength = 120;

/** The part of a long sentence around the first of the words. */
function cut(sentence: string, words: readonly string[]) {
  const start = Math.max(0, sentence.search(patternOf(words)) - excerptLength / 3);
  const end = start + excerptLength;
  return `${start > 0 ? "…" : ""}${sentence.slice(start, end)}${end < sentence.length ? "…" : ""}`;
}

const maximumResults = 25;

/** Hits of one query: the score of a page's text, times the share of the query's words that the page and its best
 * section have, times the similarity of its best name. */
function hitsOf(index: MiniSearch<Document>, { text: query, other, weight }: Variant, original: string) {
  const words = queryWords(query);
  // A word that no page has may be misspelt.
  const has = (term: string) => index.search(term, { prefix: false }).length > 0;
  return index
    .search(query, { fuzzy: (term) => /^[a-z]{5,}$/.test(term) && !has(term) && 0.2 })
    .slice(0, maximumResults)
    .filter(
      ({ names, sections }) =>
        other === "" || weightIn([names[0], ...sections.map(wholeOf)].join("\n"), [other]) > 0,
    )
    .map(({ id, title, names, sections, score, queryTerms: terms }) => {
      const matched = words.filter((word) => terms.includes(word));
      const share = weightOfAll(matched) / weightOfAll(words) || minimumFactor;
      const best = Math.max(
        ...names.map(
          (name: string, index: number) => similarity(name, words) * (index === 0 ? titleFactor : 1),
        ),
      );
      // A query that names the page opens it at its top.
      const section =
        similarity(names[0], words) === 1
          ? { section: topOf(sections), share: 1, fit: 3 }
          : bestSection(sections, words);
      const factor = share * (0.5 + Math.max(section.share, best) / 2) * (minimumFactor + best ** 2);
      return {
        id: String(id),
        title: String(title),
        ...section,
        words: matched,
        score: score * factor * pageWeight(title, original) * weight,
      };
    });
}

/** Finds pages, best first, by the words of a query and by others of the same meaning. */
export function find(index: MiniSearch<Document>, query: string): Answer {
  if (query.trim() === "") return { hits: [], missing: [] };
  const byPage = new Map<string, ReturnType<typeof hitsOf>[number]>();
  const found = new Set<string>();
  for (const variant of variantsOf(query)) {
    for (const hit of hitsOf(index, variant, query)) {
      for (const word of [...hit.words, ...wordsOf(variant.replaced)]) found.add(word);
      const before = byPage.get(hit.id);
      const section = before && before.fit >= hit.fit ? before : hit;
      byPage.set(hit.id, { ...section, score: Math.max(hit.score, before?.score ?? 0) });
    }
  }
  const sorted = [...byPage.values()].sort((one, other) => other.score - one.score);
  const hits = sorted
    .filter(({ score }) => score >= minimumShare * (sorted[0]?.score ?? 0))
    .slice(0, maximumHits);
  return {
    hits: hits.map(({ id, title, words, section }) => ({
      id,
      title,
      words,
      heading: section.heading,
      excerpt: excerptOf(section, words, query),
    })),
    missing: queryWords(query)
      .filter((word) => word.length > 1 && !found.has(word))
      .map((word) => normalizeText(query).match(patternOf([word]))?.[0] ?? word),
  };
}

export const loadIndex = (json: string): MiniSearch<Document> => MiniSearch.loadJSON<Document>(json, options);
