import MiniSearch, { type Options } from "minisearch";
import { japaneseRuns, queryTerms, queryWords, weightOf, wordsOf } from "./words.ts";

/** A page in the index. */
export interface Document {
  /** The page's address. */
  readonly id: string;
  readonly title: string;
  /** The last part of its title, its synonyms, and its headings. */
  readonly names: readonly string[];
  /** Names of its stories; properties of a component. */
  readonly parts?: string;
  readonly text?: string;
}

export interface Hit {
  readonly id: string;
  readonly title: string;
}

/** Options for building and for reading the index. */
export const options: Options<Document> = {
  fields: ["title", "names", "parts", "text"],
  storeFields: ["title", "names"],
  tokenize: (text) => [...wordsOf(text), ...japaneseRuns(text)],
  processTerm: (term) => term,
  searchOptions: {
    tokenize: queryTerms,
    boostTerm: weightOf,
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
    boost: { title: 8, names: 8, parts: 0.5, text: 0.6 },
    // The last word of a query may be incomplete, unless it is a pair of Japanese characters.
    prefix: (term, at, terms) => at === terms.length - 1 && /^[a-z0-9]{2,}$/.test(term),
    fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
    weights: { prefix: 0.1, fuzzy: 0.45 },
  },
};

/** Pages of screens rank lower, so do pages in Japanese for a query in English. */
const pageWeight = (title: string, query: string) =>
  (title.startsWith("Screens/") ? 0.7 : 1) * (isJapanese(title) && !isJapanese(query) ? 0.8 : 1);
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

/** Finds pages, best first: the score of a page's text, times the share of the query's words that it has, times the
 * similarity of its best name. */
export function find(index: MiniSearch<Document>, query: string): Hit[] {
  if (query.trim() === "") return [];
  const words = queryWords(query);
  const hits = index.search(query);
  return (hits.length > 0 ? hits : index.search(query, { tokenize: wordsOf }))
    .map(({ id, title, names, score, queryTerms: matched }) => {
      const share = sharedWeight(words, matched) / weightOfAll(words) || minimumFactor;
      const best = Math.max(...names.map((name: string) => similarity(name, words)));
      return { id, title, score: score * share * pageWeight(title, query) * (minimumFactor + best ** 2) };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, 12)
    .map(({ id, title }) => ({ id, title }));
}

/** Factor for a page with none of the query's words, or with no name like it. */
const minimumFactor = 0.2;

export const loadIndex = (json: string): MiniSearch<Document> => MiniSearch.loadJSON<Document>(json, options);
