import { type HydrationState, matchRoutes, type RouteObject } from "react-router";
import { fetched } from "../../foundation/updates/fetched.ts";
import type { RouteRow } from "./route-row.ts";
import { cameWithItsWords, wordsOfDocument } from "./words-of-document.ts";

/** The screen of the address, fetched before hydration, so that the first render equals the markup. */
export async function preloadMatch(
  routes: RouteObject[],
  pathname: string,
): Promise<HydrationState | undefined> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  const row = route?.handle as RouteRow | undefined;
  if (!route?.id || !row) return undefined;
  // Without it the page starts afresh, and tells what is wrong.
  const module = await fetched(row.screen()).catch(() => undefined);
  if (module) cameWithItsWords(row.path);
  return module && { loaderData: { [route.id]: { module, words: wordsOfDocument(), data: undefined } } };
}
