import { type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { readDocumentHead, setPrerenderedPath, takeInlinedContent } from "./page-data.ts";
import type { RouteRow } from "./route-row.ts";

const hasLoaded = (parts: Promise<unknown> | undefined): Promise<boolean> =>
  Promise.resolve(parts).then(
    () => true,
    () => false,
  );

/** Loads the current screen before hydration, so that the first render matches the markup. */
export async function preloadMatch(
  routes: RouteObject[],
  pathname: string,
): Promise<HydrationState | undefined> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  const row = route?.handle as RouteRow | undefined;
  if (!route?.id || !row) return undefined;
  const content = takeInlinedContent(row.path);
  // If the chunks fail, the page renders from scratch and shows the error.
  const module = await loadChunk(row.screen()).catch(() => undefined);
  if (!module || !(await hasLoaded(module.prepare?.(content)))) return undefined;
  setPrerenderedPath(row.path);
  return { loaderData: { [route.id]: { module, content, head: readDocumentHead(), data: undefined } } };
}
