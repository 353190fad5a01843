import MiniSearch, { type Options } from "minisearch";
import { runsOf, wordsOf } from "./words.ts";

/** A page as it is indexed. */
export interface Document {
  /** Its address in the handbook. */
  readonly id: string;
  readonly title: string;
  /** Words used by people who do not know its name. */
  readonly synonyms: string;
  /** Its stories, and the properties of a component. */
  readonly parts: string;
  readonly text: string;
}

export interface Hit {
  readonly id: string;
  readonly title: string;
}

/** For the index and for who reads it. */
export const options: Options<Document> = {
  fields: ["title", "synonyms", "parts", "text"],
  storeFields: ["title"],
  tokenize: (text) => [...wordsOf(text), ...runsOf(text)],
  processTerm: (term) => term,
  searchOptions: {
    tokenize: wordsOf,
    // A page that is called many names is none the worse for it.
    bm25: { k: 1.2, b: 0.1, d: 0.5 },
    boost: { title: 6, synonyms: 8, parts: 2, text: 1 },
    // The last letters may not be typed yet; of two signs of Japanese there is no beginning.
    prefix: (term) => /^[a-z0-9]{2,}$/.test(term),
    fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
  },
};

/** Pages that have every word, the best first; where none has, those that have some. */
export function find(index: MiniSearch<Document>, wanted: string): Hit[] {
  if (wanted.trim() === "") return [];
  // An exact word ranks before a page that only contains the same signs.
  const all = index.search({
    combineWith: "OR",
    queries: [
      { combineWith: "AND", queries: [wanted] },
      { queries: [wanted], tokenize: runsOf },
    ],
  });
  const found = all.length > 0 ? all : index.search(wanted);
  return found.slice(0, 12).map(({ id, title }) => ({ id: String(id), title: String(title) }));
}

export const loadIndex = (json: string): MiniSearch<Document> => MiniSearch.loadJSON<Document>(json, options);
