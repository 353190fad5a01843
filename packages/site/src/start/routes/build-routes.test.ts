import { createMemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { hostOf } from "#stories/story-server.ts";
import { brandOfTests } from "#testing/brand-of-tests.ts";
import { createSite } from "../create-site.ts";
import { buildRoutes } from "./build-routes.tsx";
import type { RouteRow } from "./route-row.ts";
import { routes } from "./table.ts";

const rows: readonly RouteRow[] = routes;

test.each(rows.filter(({ prerender }) => prerender))(
  "R2.1 $path is rendered beforehand, and drawn over that at once",
  async (row) => {
    const data = { module: await row.screen(), words: { title: "", description: "" }, data: undefined };
    const site = createSite(brandOfTests, { host: hostOf(() => new Promise(() => undefined)) });
    const router = createMemoryRouter(buildRoutes(site), {
      initialEntries: [row.path],
      hydrationData: { loaderData: { [row.path]: data } },
    });
    expect(router.state.renderFallback).toBe(false);
    router.dispose();
  },
);
