import type { CopyOverrides } from "@kaitori/brand";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, parsePath, RouterContextProvider, RouterProvider } from "react-router";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import { siteContext } from "#foundation/site/site.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { createSite } from "#start/create-site.ts";
import { buildRoutes } from "#start/routes/build-routes.tsx";
import { prepareErrors } from "#start/routes/ErrorPlace.tsx";
import type { PageWords } from "#start/routes/page-payload.ts";
import type { ScreenStoryOptions } from "#stories/screen-story.tsx";
import { storyConnection } from "#stories/story-connection.ts";
import { exampleTestBrand } from "./example-test-brand.ts";

/** Renders a page in Node. */
export async function renderTestPage({
  at,
  state,
  user,
  server,
  settings,
  copy = exampleTestBrand.copy,
  sections = {},
  prepare: before,
}: Omit<ScreenStoryOptions, "play"> & {
  readonly copy?: CopyOverrides;
}) {
  const brand = {
    ...exampleTestBrand,
    copy,
    sections,
    settings: { ...exampleTestBrand.settings, ...settings },
  };
  const site = createSite(brand, storyConnection({ user, server, level: brand.settings.server?.level }));
  before?.(site);
  const router = createMemoryRouter(buildRoutes(site), {
    initialEntries: [{ ...parsePath(at), state }],
    getContext: () => new RouterContextProvider(new Map([[siteContext, site]])),
  });
  await Promise.all([settled(router), prepareErrors()]);
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
  const { words }: { words?: PageWords } = loaderData[matches.at(-1)?.route.id ?? ""] ?? {};
  return { html, text: textOf(html), location, words };
}

const settled = (router: ReturnType<typeof createMemoryRouter>) =>
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
