import type { PageContent } from "@kaitori/brand";
import { loadedBuildId } from "#foundation/updates/newest-build.ts";
import { isRecord } from "#parts/is-record.ts";

export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** The build's data for a page: title, description, and content that only this brand has. */
interface PagePayload extends PageHead {
  readonly content?: PageContent;
}

const requests = new Map<string, Promise<unknown>>();

/** Undefined if the build's payload (R7.7) cannot be loaded or there is no build. */
export async function pagePayload(path: string): Promise<PagePayload | undefined> {
  const build = loadedBuildId();
  if (build === undefined) return undefined;
  const file = payloadIn(await readOnce(`/builds/meta/${build}.json`), path);
  const payload = file && (await readOnce(`/${file}`));
  return isPayload(payload) ? payload : undefined;
}

async function readOnce(file: string): Promise<unknown> {
  const request = requests.get(file) ?? readPayload(file);
  requests.set(file, request);
  const answer = await request;
  // A failed file is requested again.
  if (answer === undefined) requests.delete(file);
  return answer;
}

async function readPayload(file: string): Promise<unknown> {
  try {
    const response = await fetch(file);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The metadata lists every route; pages of logged-in users have no payload. */
function payloadIn(metadata: unknown, path: string): string | undefined {
  const routes: unknown[] = isRecord(metadata) && Array.isArray(metadata.routes) ? metadata.routes : [];
  return routes.filter(hasPayload).find((route) => route.path === path)?.payload;
}

const hasPayload = (route: unknown): route is { path: string; payload: string } =>
  isRecord(route) && typeof route.payload === "string";

const isPayload = (payload: unknown): payload is PagePayload =>
  isRecord(payload) &&
  typeof payload.title === "string" &&
  typeof payload.description === "string" &&
  (!("content" in payload) || typeof payload.content === "object");
