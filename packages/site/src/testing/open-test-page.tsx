import { createRoot } from "react-dom/client";
import { createMemoryRouter, parsePath, RouterContextProvider, RouterProvider } from "react-router";
import { configure, within } from "storybook/test";
import { onTestFinished } from "vitest";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import { siteContext } from "#foundation/site/site.ts";
import { createSite } from "#start/create-site.ts";
import { buildRoutes } from "#start/routes/build-routes.tsx";
import type { ScreenStoryOptions } from "#stories/screen-story.tsx";
import { storyConnection } from "#stories/story-connection.ts";
import { exampleTestBrand } from "./example-test-brand.ts";

// Screens are imported dynamically, and the first import is slow.
configure({ asyncUtilTimeout: 60_000 });

/** Opens the site in a browser, with a story as its server. */
export async function openTestPage({
  at,
  state,
  user,
  server,
  settings,
  prepare: before,
}: Omit<ScreenStoryOptions, "play">) {
  sessionStorage.clear();
  localStorage.clear();
  const requests: RecordedRequest[] = [];
  let isOnline = true;
  const onRequest = async (request: Request) => {
    requests.push({ path: new URL(request.url).pathname, body: await request.clone().text() });
    if (!isOnline) throw new TypeError("Failed to fetch");
  };
  const brand = { ...exampleTestBrand, settings: { ...exampleTestBrand.settings, ...settings } };
  const site = createSite(
    brand,
    storyConnection({ user, server, onRequest, level: brand.settings.server?.level }),
  );
  before?.(site);
  const router = createMemoryRouter(buildRoutes(site), {
    initialEntries: [{ ...parsePath(at), state }],
    getContext: () => new RouterContextProvider(new Map([[siteContext, site]])),
  });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <SiteProvider site={site}>
      <RouterProvider router={router} useTransitions />
    </SiteProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    place.remove();
  });
  const page = within(document.body);
  await page.findByRole("heading", { level: 1 });
  return {
    site,
    router,
    page,
    requests,
    setOnline(is: boolean) {
      isOnline = is;
    },
  };
}

interface RecordedRequest {
  readonly path: string;
  readonly body: string;
}
