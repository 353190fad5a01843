import type { BrandSections, CopyOverrides } from "@kaitori/brand";
import { renderToString } from "react-dom/server";
import { type DataRouter, RouterProvider } from "react-router";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import type { PageData } from "#start/routes/DocumentTitle.tsx";
import { headOfQuery } from "#start/routes/page-data.ts";
import { preloadErrorPage } from "#start/routes/RouteErrorBoundary.tsx";
import { openSite, type SiteOptions } from "#stories/open-site.ts";
import { representative } from "#stories/people.ts";
import type { StoryAnswer } from "#stories/story-server.ts";
import { exampleTestBrand } from "./example-test-brand.ts";

export async function renderTestPage({
  copy = exampleTestBrand.copy,
  sections = {},
  ...options
}: SiteOptions & { readonly copy?: CopyOverrides; readonly sections?: BrandSections }) {
  const { site, router } = openSite({ ...exampleTestBrand, copy, sections }, options);
  await Promise.all([settled(router), preloadErrorPage()]);
  // Without a browser React reads a store's initial state; the test needs the current one.
  for (const part of [...Object.values(site), uploadsOf(site)])
    if ("store" in part) part.store.getInitialState = part.store.getState;
  const html = renderToString(
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  router.dispose();
  const { matches, loaderData, location } = router.state;
  const data: Partial<PageData> = loaderData[matches.at(-1)?.route.id ?? ""] ?? {};
  const head = headOfQuery(data.headsByQuery, location.search) ?? data.head;
  return { html, text: textOf(html), location, head };
}

export const renderAsUser = (at: string, ...server: StoryAnswer[]) =>
  renderTestPage({ at, user: representative, server });

const settled = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    const isSettled = () => router.state.initialized && router.state.navigation.state === "idle";
    if (isSettled()) return resolve();
    const stop = router.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<wbr\/?>/g, "")
    .replace(/<\/(?:p|li|h\d|dt|dd|div|button|a|section|article)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\n\s*\n+/g, "\n");
