import { PurgeCSS } from "purgecss";

/**
 * The rules of a style sheet that a page's markup uses. They are in the head of the page for the first paint; the site
 * loads the complete style sheets later. Pages of several brands differ only in texts, so results are cached by the words
 * on which rules depend.
 */
export function usedStyles(html: string, css: string): Promise<string> {
  const { isRelevant, results } = cache.get(css) ?? { isRelevant: relevanceOf(css), results: new Map() };
  cache.set(css, { isRelevant, results });
  const key = [...new Set(wordsIn(html))].filter(isRelevant).sort().join(" ");
  const result = results.get(key) ?? purgeStyles(html, css);
  results.set(key, result);
  return result;
}

interface StyleSheet {
  /** True if any rule depends on this word. */
  readonly isRelevant: (word: string) => boolean;
  /** Used rules by the relevant words of a page. */
  readonly results: Map<string, Promise<string>>;
}
const cache = new Map<string, StyleSheet>();

async function purgeStyles(html: string, css: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: "html" }],
    css: [{ raw: css }],
    keyframes: true,
  });
  return used?.css ?? css;
}

/** Words as PurgeCSS splits them. */
const wordsIn = (text: string): string[] => text.match(/[A-Za-z0-9_-]+/g) ?? [];

function relevanceOf(css: string): StyleSheet["isRelevant"] {
  // Escaped letters could form any word.
  if (/\\[\da-f]/i.test(css)) return () => true;
  const words = new Set(wordsIn(css));
  // An attribute selector may match a part of a word: [href^=http].
  const parts = [...css.matchAll(/[~^$*|]=([^\]]*)/g)].flatMap(([, value = ""]) => wordsIn(value));
  return (word) => words.has(word) || parts.some((part) => word.includes(part));
}
