import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { configure, within } from "storybook/test";
import { onTestFinished } from "vitest";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import { openSite, type SiteOptions } from "#stories/open-site.ts";
import { representative } from "#stories/people.ts";
import type { StoryAnswer } from "#stories/story-server.ts";
import "#stories/story-clock.ts";
import { exampleTestBrand } from "./example-test-brand.ts";

// Screens are imported dynamically, and the first import is slow.
configure({ asyncUtilTimeout: 60_000 });

export async function openTestPage(options: SiteOptions) {
  sessionStorage.clear();
  localStorage.clear();
  const requests: { readonly path: string; readonly body: string }[] = [];
  let isOnline = true;
  const onRequest = async (request: Request) => {
    requests.push({ path: new URL(request.url).pathname, body: await request.clone().text() });
    if (!isOnline) throw new TypeError("Failed to fetch");
  };
  const { site, router } = openSite(exampleTestBrand, options, onRequest);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(
    <SiteProvider site={site}>
      <RouterProvider router={router} useTransitions />
    </SiteProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    container.remove();
  });
  const page = within(document.body);
  await page.findByRole("heading", { level: 1 });
  return {
    site,
    router,
    page,
    requests,
    setOnline(online: boolean) {
      isOnline = online;
    },
  };
}

export const openAsUser = (at: string, ...server: StoryAnswer[]) =>
  openTestPage({ at, user: representative, server });
