import type { RenderedPage } from "@kaitori/brand";
import { contentOfPage } from "@kaitori/brand/page-content";
import { type PagePath, pagePaths } from "@kaitori/domain";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandler,
  StaticRouter,
  StaticRouterProvider,
} from "react-router";
import { isTagFree } from "./foundation/analytics/tag-free-pages.ts";
import { SiteProvider } from "./foundation/site/SiteProvider.tsx";
import { type Site, siteContext } from "./foundation/site/site.ts";
import { PageLoading } from "./layouts/PageLoading.tsx";
import type { RuntimeBrand } from "./parts/brand/runtime-brand.ts";
import { createSite } from "./start/create-site.ts";
import { buildRoutes } from "./start/routes/build-routes.tsx";
import { entryIdPattern } from "./start/routes/check-address.ts";
import { headOfRow } from "./start/routes/page-head.ts";
import { rowsOf } from "./start/routes/rows-of-brand.ts";

/** Pages that search engines may index, besides pages that only this brand has. */
const indexedPages: readonly PagePath[] = [
  pagePaths.top,
  pagePaths.login,
  pagePaths.register,
  pagePaths.terms,
  pagePaths.sct,
  pagePaths.privacy,
  pagePaths.security,
  pagePaths.external,
];

/** The paths of all pages, and those that become files. */
export const pagesOf = (brand: RuntimeBrand) =>
  rowsOf(brand).map(({ path, page, prerender }) => ({
    path,
    prerender: prerender === true,
    isBrandPage: page === undefined,
    isIndexed: page === undefined || indexedPages.some((indexedPath) => indexedPath === path),
    tagFree: isTagFree(path),
    params: path.includes(":entryId") ? { entryId: entryIdPattern.source } : {},
  }));

/** Renders a page that needs no session, as a first-time visitor sees it. */
export async function renderPage(brand: RuntimeBrand, path: string): Promise<RenderedPage> {
  const row = rowsOf(brand).find((candidate) => candidate.path === path);
  if (!row) throw new Error(`${path} is not in the route table`);
  const content = row.hasBrandContent && contentOfPage(brand, path);
  const { prepare } = await row.screen();
  return {
    path,
    html: await htmlOfPage(brand, path),
    ...(await headOfRow(brand, row)),
    content,
    parts: (await prepare?.(content)) ?? [],
  };
}

async function htmlOfPage(brand: RuntimeBrand, path: string): Promise<string> {
  const { site, handler } = siteForPrerender(brand);
  const context = await handler.query(new Request(new URL(path, "http://prerender.invalid")), {
    requestContext: new RouterContextProvider(new Map([[siteContext, site]])),
  });
  if (context instanceof Response) throw new Error(`${path} answered ${context.status} instead of a page`);

  // An error page must never become the file of a page.
  const [error] = Object.values(context.errors ?? {});
  if (error !== undefined) throw error;

  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <SiteProvider site={site}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteProvider>
    </StrictMode>,
  );
}

/** Cached per brand, because building the routes takes a sixth of the time that a page takes. */
function siteForPrerender(brand: RuntimeBrand): PrerenderSite {
  const existing = prerenderSites.get(brand);
  if (existing) return existing;
  const site = createSite(brand);
  const prerenderSite = { site, handler: createStaticHandler(buildRoutes(site, { guards: false })) };
  prerenderSites.set(brand, prerenderSite);
  return prerenderSite;
}

interface PrerenderSite {
  readonly site: Site;
  readonly handler: StaticHandler;
}
const prerenderSites = new WeakMap<RuntimeBrand, PrerenderSite>();

/** The markup with which every page starts that is not prerendered (`shell.html`); it contains no personal data. */
export function renderShell(brand: RuntimeBrand): RenderedPage {
  const html = renderToString(
    <SiteProvider site={createSite(brand)}>
      <StaticRouter location="/">
        <PageLoading />
      </StaticRouter>
    </SiteProvider>,
  );
  return { path: "/", title: brand.settings.serviceName, description: "", html, parts: [] };
}
