import MiniSearch, { type Options, type SearchResult } from "minisearch";
import { japaneseRuns, phrasesOf, queryWords, weightOf, wordsOf } from "./words.ts";

/** A page in the index, or one of its names. */
export interface Document {
  /** The page's address; for a name followed by # and its number. */
  readonly id: string;
  readonly title: string;
  /** Words of people who do not know the title. */
  readonly synonyms?: string;
  /** Names of its stories; properties of a component. */
  readonly parts?: string;
  readonly text?: string;
  /** One name of the page, indexed separately so that an exact match ranks first. */
  readonly name?: string;
}

export interface Hit {
  readonly id: string;
  readonly title: string;
}

/** Options for building and for reading the index. */
export const options: Options<Document> = {
  fields: ["title", "synonyms", "parts", "text", "name"],
  storeFields: ["title"],
  tokenize: (text, field) => [...wordsOf(text), ...(field === "text" ? japaneseRuns(text) : phrasesOf(text))],
  processTerm: (term) => term,
  searchOptions: {
    tokenize: queryWords,
    boostTerm: weightOf,
    bm25: { k: 1.2, b: 0.8, d: 0.5 },
    boost: { title: 8, synonyms: 8, parts: 0.5, text: 0.6, name: 8 },
    // The last word may be incomplete; a pair of Japanese characters has no prefix.
    prefix: (term, at, terms) => at === terms.length - 1 && /^[a-z0-9]{2,}$/.test(term),
    fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
    weights: { prefix: 0.1, fuzzy: 0.45 },
  },
};

/** Pages of screens rank lower, so do pages in Japanese for a query in English; a page that the query names ranks higher. */
const pageWeight = (title: string, query: string) =>
  (title.startsWith("Screens/") ? 0.7 : 1) *
  (isJapanese(title) && !isJapanese(query) ? 0.8 : 1) *
  (isNamed(title, query) ? 1.5 : 1);
const isNamed = (title: string, query: string) => {
  const words = queryWords(query);
  return queryWords(title.split("/").at(-1)?.toLowerCase() ?? "").every((word) => words.includes(word));
};
const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);

/** Finds pages, best first: the score of a page is that of its text plus that of its best name, times the share of the
 * query's words that it has. */
export function find(index: MiniSearch<Document>, query: string): Hit[] {
  if (query.trim() === "") return [];
  const words = queryWords(query);
  const hits = [...index.search(query), ...index.search(query, { tokenize: phrasesOf })];
  const pages = new Map<string, SearchResult[]>();
  for (const hit of hits.length > 0 ? hits : index.search(query, { tokenize: wordsOf })) {
    const [page = ""] = String(hit.id).split("#");
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages]
    .map(([id, parts]) => {
      const title = parts.map((part) => String(part["title"]))[0] ?? "";
      const scores = new Map<unknown, number>();
      for (const part of parts) scores.set(part.id, (scores.get(part.id) ?? 0) + part.score);
      const text = scores.get(id) ?? 0;
      scores.delete(id);
      const matched = new Set(parts.flatMap(({ queryTerms }) => queryTerms));
      const share = sum(words.filter((word) => matched.has(word))) / sum(words) || leastShare;
      return {
        id,
        title,
        score: (text + Math.max(0, ...scores.values())) * share * pageWeight(title, query),
      };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, 12)
    .map(({ id, title }) => ({ id, title }));
}

/** The share of a page that has a phrase of the query and none of its words. */
const leastShare = 0.2;

export const loadIndex = (json: string): MiniSearch<Document> => MiniSearch.loadJSON<Document>(json, options);
