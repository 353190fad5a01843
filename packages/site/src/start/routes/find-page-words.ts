import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { type PageWords, pagePayload } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

/** Reads a page's words from its payload, else from the copy. */
export async function findPageWords(
  brand: ShellBrand,
  row: Pick<RouteRow, "path" | "page" | "prerender">,
): Promise<PageWords> {
  const payload = row.prerender
    ? (takePrerenderedWords(row.path) ?? (await pagePayload(row.path)))
    : undefined;
  return payload ?? (await import("./page-words.ts")).wordsOfRow(brand, row);
}

/** The words of each state by query key; "" is the page itself. */
export async function findStateWords(
  brand: ShellBrand,
  row: Pick<RouteRow, "page" | "states">,
): Promise<Readonly<Record<string, PageWords>> | undefined> {
  return row.states && (await import("./page-words.ts")).wordsOfStates(brand, row);
}

/** The words of the state that an address shows. */
export const stateWords = (states: Readonly<Record<string, PageWords>>, search: string) => {
  const query = new URLSearchParams(search);
  return states[Object.keys(states).find((state) => query.has(state)) ?? ""];
};

export const readDocumentWords = (): PageWords => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
});

let prerenderedPath: string | undefined;

/** The prerendered page's words are read from the document once. */
export const setPrerenderedPath = (path: string): void => {
  prerenderedPath = path;
};

function takePrerenderedWords(path: string): PageWords | undefined {
  if (prerenderedPath !== path) return undefined;
  prerenderedPath = undefined;
  return readDocumentWords();
}
