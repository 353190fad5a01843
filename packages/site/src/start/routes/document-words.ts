import type { PageWords } from "./page-payload.ts";

/** The words that the build has written into the head of the page that is open. */
export const readDocumentWords = (): PageWords => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
});

let prerendered: string | undefined;

/** The page whose document contains its title and description: they are read from there once. */
export const setPrerenderedPath = (path: string): void => {
  prerendered = path;
};

export function takePrerenderedWords(path: string): PageWords | undefined {
  if (prerendered !== path) return undefined;
  prerendered = undefined;
  return readDocumentWords();
}
