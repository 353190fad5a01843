import type { PageWords } from "./page-payload.ts";

export const readDocumentWords = (): PageWords => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
});

let prerendered: string | undefined;

/** The prerendered page's words are read from the document once. */
export const setPrerenderedPath = (path: string): void => {
  prerendered = path;
};

export function takePrerenderedWords(path: string): PageWords | undefined {
  if (prerendered !== path) return undefined;
  prerendered = undefined;
  return readDocumentWords();
}
