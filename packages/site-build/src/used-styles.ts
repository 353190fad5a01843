import { PurgeCSS } from "purgecss";

/**
 * The rules of a page's styles that its markup uses, for the head of the page: they come before the first picture of it.
 * Whatever else can come up on the page is in the style sheets, which the site fetches once the page is at work.
 *
 * A page of another brand says other texts and asks for the same rules: they are worked out once.
 */
export function usedStyles(html: string, css: string): Promise<string> {
  const { asksFor, answers } = cache.get(css) ?? { asksFor: questionOf(css), answers: new Map() };
  cache.set(css, { asksFor, answers });
  const question = [...new Set(wordsIn(html))].filter(asksFor).sort().join(" ");
  const answer = answers.get(question) ?? purgeStyles(html, css);
  answers.set(question, answer);
  return answer;
}

interface KnownStyles {
  /** True if any rule depends on this word. */
  readonly asksFor: (word: string) => boolean;
  /** Used rules by the relevant words of a page. */
  readonly answers: Map<string, Promise<string>>;
}
const cache = new Map<string, KnownStyles>();

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

function questionOf(css: string): KnownStyles["asksFor"] {
  // Escaped letters could form any word.
  if (/\\[\da-f]/i.test(css)) return () => true;
  const words = new Set(wordsIn(css));
  // An attribute selector may match a part of a word: [href^=http].
  const parts = [...css.matchAll(/[~^$*|]=([^\]]*)/g)].flatMap(([, value = ""]) => wordsIn(value));
  return (word) => words.has(word) || parts.some((part) => word.includes(part));
}
