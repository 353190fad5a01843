import type { MiddlewareFunction, RouteObject } from "react-router";
import { groupsOf } from "../groups-of.ts";
import { layouts } from "../layouts/registry.ts";
import { maintenance } from "../middleware/maintenance.ts";
import { middlewareOf } from "../middleware/registry.ts";
import { RootError } from "../screens/error/RootError.tsx";
import { PageLoading } from "../screens/loading/PageLoading.tsx";
import type { Site } from "../site.ts";
import { checkAddress } from "./check-address.ts";
import { findPageWords } from "./find-page-words.ts";
import { loadScreen } from "./load-screen.ts";
import { Root } from "./Root.tsx";
import type { RouteRow } from "./route-row.ts";
import { ScreenOutlet } from "./ScreenOutlet.tsx";
import { routes } from "./table.ts";

/**
 * The table as routes of the router: a root, below it one parent a layout, so that a layout stays mounted
 * between its pages. A screen's chunk is fetched inside the loader, therefore after the guards have spoken.
 */
export function buildRoutes(site: Site, { guards = true } = {}): RouteObject[] {
  const byLayout = groupsOf(routes as readonly RouteRow[], (row) => row.layout);
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RootError,
      HydrateFallback: PageLoading,
      children: byLayout.map(([layout, rows]) => ({
        id: `layout:${layout}`,
        Component: layouts[layout],
        children: rows.map((row) => routeOf(row, site, guards)),
      })),
    },
  ];
}

function routeOf(row: RouteRow, site: Site, guards: boolean): RouteObject {
  const loader = Object.assign(
    async ({ params, request }: { params: Record<string, string | undefined>; request: Request }) => {
      const [module, words] = await Promise.all([loadScreen(row), findPageWords(site.brand, row)]);
      return { module, words, data: await module.load?.({ site, request, params: present(params) }) };
    },
    // A prerendered page is shown at once; its guards and data follow when the script is there.
    { hydrate: row.prerender === true },
  );
  return {
    id: row.path,
    path: row.path,
    handle: row,
    middleware: guards ? [maintenance, checkAddress(row), ...middlewareOf(row.middleware)] : [],
    loader,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      row.queryIsState && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    Component: ScreenOutlet,
  } satisfies RouteObject & { middleware: MiddlewareFunction[] };
}

const present = (params: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
