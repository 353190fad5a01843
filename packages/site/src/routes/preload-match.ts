import { type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { loadScreen } from "./load-screen.ts";
import type { PageWords } from "./page-payload.ts";
import type { RouteRow } from "./route-row.ts";

/** The screen of the address, fetched before hydration, so that the first render equals the markup. */
export async function preloadMatch(
  routes: RouteObject[],
  pathname: string,
): Promise<HydrationState | undefined> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  const row = route?.handle as RouteRow | undefined;
  if (!route?.id || !row) return undefined;
  // Without it the page starts afresh, and tells what is wrong.
  const module = await loadScreen(row).catch(() => undefined);
  return module && { loaderData: { [route.id]: { module, words: wordsOfDocument(), data: undefined } } };
}

/** The build has written them into the head. */
const wordsOfDocument = (): PageWords => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
});
