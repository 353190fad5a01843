import { me } from "@kaitori/wire";
import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Site } from "#foundation/site/site.ts";
import { representative } from "#stories/people.ts";
import { answers, registerServer } from "#stories/story-server.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";
import { createSite } from "../create-site.ts";
import { buildRoutes } from "./build-routes.tsx";
import { routes } from "./table.ts";

test.each(routes.filter(({ prerender }) => prerender))(
  "R2.1 $path is prerendered and hydrated from that markup",
  async (row) => {
    const data = { module: await row.screen(), head: { title: "", description: "" }, data: undefined };
    const site = createSite(exampleTestBrand, { host: registerServer(() => new Promise(() => undefined)) });
    const router = createMemoryRouter(buildRoutes(site), {
      initialEntries: [row.path],
      hydrationData: { loaderData: { [row.path]: data } },
    });
    expect(router.state.renderFallback).toBe(false);
    router.dispose();
  },
);

test("R7.3 a page without guards discards the redirect of the first answer", async () => {
  const sites: Site[] = [];
  await renderTestPage({
    at: "/register/pre_entry/",
    server: [answers(me, { ...representative, next_page: "/profile/" })],
    prepare: (site) => sites.push(site),
  });
  const [session] = sites.map((site) => site.session);
  expect(session?.user()?.id).toBe(representative.id);
  expect(session?.takeNextPage()).toBeUndefined();
});
