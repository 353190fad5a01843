import {
  createPath,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouteObject,
  useLoaderData,
} from "react-router";
import type { ScreenModule } from "#foundation/site/screen-module.ts";
import { type Site, siteContext } from "#foundation/site/site.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { PageLoading } from "#layouts/PageLoading.tsx";
import { layouts } from "#layouts/registry.tsx";
import { groupsOf } from "#parts/groups-of.ts";
import { destinationOf, maintenance } from "../middleware/destination.ts";
import { middlewareOf } from "../middleware/registry.ts";
import { checkAddress } from "./check-address.ts";
import { waitForFullStyles } from "./full-styles.ts";
import {
  isQueryChange,
  onPageChange,
  recordShownPage,
  type ShownPage,
  waitForFrame,
} from "./on-page-change.ts";
import { findHeadsByQuery, findPageContent, findPageHead } from "./page-data.ts";
import { Root } from "./Root.tsx";
import { RouteErrorBoundary } from "./RouteErrorBoundary.tsx";
import type { RouteRow } from "./route-row.ts";
import { rowsOf } from "./rows-of-brand.ts";

/** One parent per layout, so that a layout stays mounted between its pages. Guards run before the chunk is fetched. */
export function buildRoutes(site: Site, { guards = true } = {}): RouteObject[] {
  const shownPage: ShownPage = {};
  const byLayout = groupsOf(rowsOf(site.brand), (row) => row.layout);
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: RouteErrorBoundary,
      HydrateFallback: PageLoading,
      children: byLayout.map(([layout, rows]) => ({
        id: `layout:${layout}`,
        Component: layouts[layout].Layout,
        children: rows.map((row) => routeOf(row, site, guards ? guardsOf(row, shownPage) : [])),
      })),
    },
  ];
}

/** If a third-party script runs and the next page allows none, the next page is opened with a full page load. */
const fullLoadForTags =
  ({ path }: Pick<RouteRow, "path">): MiddlewareFunction =>
  async (args) => {
    const { analytics, notice, reloader } = args.context.get(siteContext);
    if (!analytics.needsFullLoad(path)) return;
    notice.storeForNextLoad();
    await reloader.load(createPath(destinationOf(args)));
    // Never resolves: a full page load is under way.
    await new Promise(() => undefined);
  };

function guardsOf(row: RouteRow, shownPage: ShownPage): MiddlewareFunction[] {
  const guards = [
    waitForFrame(shownPage),
    fullLoadForTags(row),
    maintenance,
    checkAddress(row),
    ...middlewareOf(row.middleware),
  ];
  // The guards are on the row and not on the root, because the router would not render a root with a loader before it
  // has run, not even on a prerendered page.
  return [
    recordShownPage(shownPage),
    ...(row.pagesByQuery ? guards.map((guard) => onPageChange(guard, shownPage)) : guards),
  ];
}

function routeOf(row: RouteRow, site: Site, middleware: MiddlewareFunction[]): RouteObject {
  const loader = async ({ params, request }: LoaderFunctionArgs) => {
    const [module, content, head, headsByQuery] = await Promise.all([
      loadChunk(row.screen()),
      findPageContent(site.brand, row),
      findPageHead(site.brand, row),
      findHeadsByQuery(site.brand, row),
      layouts[row.layout].load(),
      waitForFullStyles(),
    ]);
    const [data] = await Promise.all([
      module.load?.({ site, request, params: definedParams(params) }),
      module.prepare?.(content),
    ]);
    // The redirect of the first answer applies only now, not on later pages (R7.3).
    site.session.takeNextPage();
    return { module, content, head, headsByQuery, data };
  };
  return {
    id: row.path,
    path: row.path,
    handle: row,
    middleware,
    loader,
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      row.pagesByQuery && isQueryChange(currentUrl, nextUrl) ? false : defaultShouldRevalidate,
    Component: ScreenOutlet,
  };
}

function ScreenOutlet() {
  const { module } = useLoaderData<{ module: ScreenModule }>();
  return <module.default />;
}

const definedParams = (params: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
