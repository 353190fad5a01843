import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { startSpecServer } from "#spec-server/spec-server.ts";
import { builtRoutes } from "#support/built-site.ts";
import { demoPassword as password } from "#support/demo.ts";
import type { LocalServer } from "#support/local-server.ts";
import { waitForPage } from "#support/page.ts";
import { recordFaults } from "#support/page-health.ts";
import { fillLogin } from "#support/sign-in.ts";
import { expectOnlySpecified } from "#support/spec-server-test.ts";
import { ensureNginx, siteWithApiAt, startNginx, startPlainHost } from "#support/static-hosts.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

// The API allows no custom header from another origin.
test.use({ isOlderBrowser: false, extraHTTPHeaders: {} });

const title = "R7.7 R2.1 the built site with its API on another host works on";

test(`${title} a plain static host`, ({ page }) => visitPages(page, ({ dist }) => startPlainHost(dist)));

test(`${title} nginx with the configuration of site-build`, { tag: "@long" }, async ({ page }) => {
  test.skip(!ensureNginx(), "nginx is not here and cannot be installed");
  await visitPages(page, ({ dist, ...options }) => startNginx(dist, options), { returns404: true });
});

interface HostOptions {
  readonly dist: string;
  readonly brand: ReturnType<typeof testedBrand>;
  readonly apiHost: string;
  readonly folder: string;
}

async function visitPages(
  page: Page,
  start: (options: HostOptions) => Promise<LocalServer>,
  { returns404 = false } = {},
) {
  const brand = testedBrand();
  const [host = ""] = brand.settings.hosts;
  const folder = mkdtempSync(join(tmpdir(), "kaitori-static-"));
  const spec = await startSpecServer(brand);
  const apiHost = `http://api.${host}:${spec.port}`;
  const dist = siteWithApiAt(brand, apiHost, folder);
  const site = await start({ dist, brand, apiHost, folder });
  try {
    const origin = `http://${host}:${site.port}`;
    const recording = recordFaults(page);
    const statusOf = new Map<string, number>();
    page.on("response", (answer) => statusOf.set(new URL(answer.url()).pathname, answer.status()));

    await test.step("public pages are prerendered", async () => {
      const first = await page.goto(`${origin}/`);
      expect(first?.status()).toBe(200);
      expect(await first?.text()).toMatch(/<h1[\s>]/);
      await waitForPage(page);
      expect((await (await page.goto(`${origin}/legal/sct/`))?.text()) ?? "").toMatch(/<h1[\s>]/);
      await waitForPage(page);
    });

    await test.step("the host serves the data of prerendered pages and the list of a build's files", async () => {
      await page.goto(`${origin}/`);
      await waitForPage(page);
      await page.getByRole("contentinfo").getByRole("link", { name: copy.layout.terms }).click();
      await expect(page).toHaveURL(`${origin}/terms/`);
      await waitForPage(page);
      expect([...statusOf].filter(([path]) => /^\/builds\/pages\/\w+\/terms\.json$/.test(path))).toEqual([
        [expect.any(String), 200],
      ]);
      const meta = await page.evaluate(async () => {
        const { id } = await (await fetch("/builds/latest.json")).json();
        return (await fetch(`/builds/meta/${id}.json`)).status;
      });
      expect(meta).toBe(200);
    });

    await test.step("a login with the API's cookies opens my-page, a deep link the entry", async () => {
      await page.goto(`${origin}/login/`);
      await fillLogin(page, { email: "under-review@demo.example", password });
      await expect(page).toHaveURL(`${origin}/mypage/`);
      await expect(page.getByRole("heading", { level: 1, name: copy.mypage.title })).toBeVisible();
      const [entry] = await page.evaluate(
        async (api) => (await fetch(`${api}/api/entries/`, { credentials: "include" })).json(),
        apiHost,
      );
      expect((await page.goto(`${origin}/entry/detail/${entry.id}`))?.status()).toBe(200);
      await expect(page.getByText(entry.code).first()).toBeVisible();
    });

    await test.step("unknown paths give a 404", async () => {
      const missingPage = await page.goto(`${origin}/no/such/page/`);
      await expect(
        page.getByRole("heading", { level: 1, name: copy.specification.notFoundTitle }),
      ).toBeVisible();
      if (returns404) expect(missingPage?.status()).toBe(404);
      const asset = await page.evaluate(async () => (await fetch("/assets/none.js")).status);
      expect(asset).toBe(404);
    });

    if (returns404)
      await test.step("the host serves every address of the route table", async () => {
        const paths = builtRoutes(brand).map((route) =>
          route.replace(":entryId", "31").replace(/\/\$$/, "/x"),
        );
        const statuses = await page.evaluate(
          (paths) => Promise.all(paths.map(async (path) => ({ path, status: (await fetch(path)).status }))),
          paths,
        );
        expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
      });

    expectOnlySpecified(spec);
    // The pages were rendered for the stated server level; hydration removes papers that only that level accepts.
    const isHydrationMismatch = (fault: string) =>
      brand.settings.furtherPapers && /^\/ script: .* #418/.test(fault);
    const faults = recording.faults.filter(
      (fault) => !/status of (?:403|404)/.test(fault) && !isHydrationMismatch(fault),
    );
    expect(faults).toEqual([]);
  } finally {
    await site.close();
    await spec.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
