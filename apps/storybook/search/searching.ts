import MiniSearch, { type Options } from "minisearch";
import { askedOf, runsOf, wordsOf } from "./words.ts";

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
    tokenize: askedOf,
    // A page that is called many names is none the worse for it.
    bm25: { k: 1.2, b: 0.1, d: 0.5 },
    boost: { title: 10, synonyms: 8, parts: 0.5, text: 0.6 },
    // The end of the last word may not be typed yet; of two signs of Japanese there is no beginning.
    prefix: (term, at, terms) => at === terms.length - 1 && /^[a-z0-9]{2,}$/.test(term),
    fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
  },
};

/** A screen shows many words that other pages explain; who asks in Japanese reads Japanese. */
const worthOf = (title: string, wanted: string) =>
  (title.startsWith("Screens/") ? 0.8 : 1) * (isJapanese(wanted) && isJapanese(title) ? 1.2 : 1);
const isJapanese = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The best page first: one that has more of the words, and those of a run in their order, is better. */
export function find(index: MiniSearch<Document>, wanted: string): Hit[] {
  if (wanted.trim() === "") return [];
  const asked = askedOf(wanted).length;
  const inOrder = new Map(index.search(wanted, { tokenize: runsOf }).map(({ id, score }) => [id, score]));
  const found = index.search(wanted);
  return (found.length > 0 ? found : index.search(wanted, { tokenize: wordsOf }))
    .map(({ id, title, score, queryTerms }) => ({
      id: String(id),
      title: String(title),
      score: (score * (queryTerms.length / asked) + (inOrder.get(id) ?? 0)) * worthOf(String(title), wanted),
    }))
    .sort((one, other) => other.score - one.score)
    .slice(0, 12)
    .map(({ id, title }) => ({ id, title }));
}

export const loadIndex = (json: string): MiniSearch<Document> => MiniSearch.loadJSON<Document>(json, options);
