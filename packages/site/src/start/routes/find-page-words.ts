import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { type PageWords, pagePayload } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";
import { firstWordsOf } from "./words-of-document.ts";

/** A page's words: from its payload where the build wrote one, else from the copy of all pages. */
export async function findPageWords(
  brand: ShellBrand,
  { path, page, prerender }: Pick<RouteRow, "path" | "page" | "prerender">,
): Promise<PageWords> {
  const payload = prerender ? (firstWordsOf(path) ?? (await pagePayload(path))) : undefined;
  return payload ?? (await import("./page-words.ts")).pageWords(brand, page);
}

/** The words of a page in each of its states, by the query key that shows it; without a key, the page's own. */
export async function findStateWords(
  brand: ShellBrand,
  { page, states }: Pick<RouteRow, "page" | "states">,
): Promise<Readonly<Record<string, PageWords>> | undefined> {
  if (!states) return undefined;
  const { pageWords } = await import("./page-words.ts");
  const pages = Object.entries({ "": page, ...states });
  return Object.fromEntries(pages.map(([query, named]) => [query, pageWords(brand, named)]));
}

/** Which state an address shows. */
export const stateWords = (states: Readonly<Record<string, PageWords>>, search: string) => {
  const query = new URLSearchParams(search);
  return states[Object.keys(states).find((state) => query.has(state)) ?? ""];
};
