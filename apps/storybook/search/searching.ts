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

/** Pages of screens rank lower, pages in the language of the query higher. */
const pageWeight = (title: string, query: string) =>
  (title.startsWith("Screens/") ? 0.8 : 1) * (isJapanese(title) ? (isJapanese(query) ? 1.2 : 0.8) : 1);
const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0);

/** Finds pages, best first: the score of a page is that of its text plus that of its best name. */
export function find(index: MiniSearch<Document>, query: string): Hit[] {
  if (query.trim() === "") return [];
  const words = queryWords(query);
  const byWord = index
    .search(query)
    .map((hit): SearchResult => ({ ...hit, score: hit.score * (sum(hit.queryTerms) / sum(words)) }));
  const hits = [...byWord, ...index.search(query, { tokenize: phrasesOf })];
  const pages = new Map<string, { readonly title: string; readonly scores: Map<string, number> }>();
  for (const { id, title, score } of hits.length > 0 ? hits : index.search(query, { tokenize: wordsOf })) {
    const [page = ""] = String(id).split("#");
    const { scores } = pages.get(page) ?? { scores: new Map<string, number>() };
    scores.set(id, (scores.get(id) ?? 0) + score);
    pages.set(page, { title: String(title), scores });
  }
  return [...pages]
    .map(([id, { title, scores }]) => {
      const { [id]: text = 0, ...names } = Object.fromEntries(scores);
      return { id, title, score: (text + Math.max(0, ...Object.values(names))) * pageWeight(title, query) };
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, 12)
    .map(({ id, title }) => ({ id, title }));
}

export const loadIndex = (json: string): MiniSearch<Document> => MiniSearch.loadJSON<Document>(json, options);
