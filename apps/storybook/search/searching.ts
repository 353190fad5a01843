import MiniSearch, { type Options } from "minisearch";
import { isFunctionWord, patternOf, termOf, wordsOf } from "./words.ts";

/** A part of a page below a heading; the text above the first heading has none. */
export interface Section {
  readonly id: number;
  /** Path and title of its page. */
  readonly path: string;
  readonly title: string;
  /** The last part of the title. */
  readonly name: string;
  readonly heading: string;
  /** Synonyms of the page in its first section, of the heading in the others. */
  readonly names: string;
  readonly text: string;
}

/** A page, and its section that fits best. */
export interface Hit extends Pick<Section, "path" | "title" | "heading"> {
  /** A sentence of the section. */
  readonly excerpt: string;
  /** Finds the words of the query in the excerpt. */
  readonly pattern: RegExp;
}

export interface Answer {
  readonly hits: readonly Hit[];
  /** Words of the query that no page has. */
  readonly missing: readonly string[];
}

/** Options for building and for reading the index; `built/search.test.ts` measures the weights. */
export const options: Options<Section> = {
  fields: ["name", "names", "heading", "text"],
  storeFields: ["path", "title", "heading", "text"],
  tokenize: wordsOf,
  processTerm: termOf,
  searchOptions: {
    boost: { name: 6, names: 4, heading: 2 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => /^[a-z]{5,}$/.test(term) && 0.2,
    weights: { prefix: 0.2, fuzzy: 0.2 },
  },
};

const maximumHits = 8;

/** Finds pages, best first. */
export function find(index: MiniSearch<Section>, query: string): Answer {
  const allWords = wordsOf(query);
  const contentWords = allWords.filter((word) => !isFunctionWord(word));
  const words = contentWords.length > 0 ? contentWords : allWords;
  const results = index.search(query, { tokenize: () => words });
  const pages = [...Map.groupBy(results, ({ title }) => title).values()];
  const found = new Set(results.flatMap(({ queryTerms }) => queryTerms));
  return {
    hits: pages.slice(0, maximumHits).flatMap(([best]) => {
      if (!best) return [];
      const { path, title, heading, text, terms } = best;
      const pattern = patternOf(terms);
      return [{ path, title, heading, pattern, excerpt: excerptOf(text, pattern) }];
    }),
    missing: words.filter((word) => !found.has(termOf(word))),
  };
}

/** A shorter text is a name of a story, for example. */
const minimumLength = 15;
const maximumLength = 120;

/** The sentence that has most of the words; of a long one the part around the first of them. */
function excerptOf(text: string, pattern: RegExp): string {
  const sentences = text.split(/\n|(?<=。|[.!?] )/).filter(({ length }) => length >= minimumLength);
  const count = (sentence: string) => new Set(sentence.toLowerCase().match(pattern)).size;
  const [best = ""] = sentences.toSorted((one, other) => count(other) - count(one));
  const start = Math.max(0, best.search(pattern) - maximumLength / 3);
  const end = start + maximumLength;
  return `${start > 0 ? "…" : ""}${best.slice(start, end).trim()}${end < best.length ? "…" : ""}`;
}

export const loadIndex = (json: string): MiniSearch<Section> => MiniSearch.loadJSON<Section>(json, options);
