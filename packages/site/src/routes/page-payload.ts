import { loadedBuildId } from "../updates/newer-build.ts";

/** What a page says of itself in the head of the document. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

const asked = new Map<string, Promise<PageWords | undefined>>();

/**
 * The payload that the build wrote for a page (spec §7): its words, so that going there asks for nothing but the
 * page's own files. Out of reach, or not built at all, there is none.
 */
export function pagePayload(path: string): Promise<PageWords | undefined> {
  const build = loadedBuildId();
  if (build === undefined) return Promise.resolve(undefined);
  const found = asked.get(path) ?? read(`/builds/pages/${build}${path === "/" ? "/index" : path}.json`);
  asked.set(path, found);
  return found;
}

async function read(file: string): Promise<PageWords | undefined> {
  try {
    const response = await fetch(file);
    const payload: unknown = response.ok ? await response.json() : undefined;
    return isPageWords(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

const isPageWords = (payload: unknown): payload is PageWords =>
  typeof payload === "object" &&
  payload !== null &&
  "title" in payload &&
  typeof payload.title === "string" &&
  "description" in payload &&
  typeof payload.description === "string";
