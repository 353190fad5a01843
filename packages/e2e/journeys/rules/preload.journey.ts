import { layoutCopy } from "@kaitori/brand/copy/layout";
import { expect, type Request } from "@playwright/test";
import { test } from "#support/test.ts";
import { wordsOf } from "#support/words.ts";

const pathOf = (request: Request) => new URL(request.url()).pathname;

test("R7.7 R9.6 a page that was pointed at is all there: going to it asks for nothing", async ({
  page,
}, info) => {
  const words = wordsOf(info, layoutCopy);
  await page.goto("/", { waitUntil: "networkidle" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(pathOf(request)));

  const link = page.getByRole("contentinfo").getByRole("link", { name: words.privacy });
  await link.hover();
  await expect
    .poll(() => asked.filter((path) => /^\/builds\/pages\/\w+\/policy\/privacy\.json$/.test(path)))
    .toHaveLength(1);
  await expect.poll(() => asked.filter((path) => path.startsWith("/assets/Privacy-"))).toHaveLength(1);
  await page.waitForLoadState("networkidle");

  asked.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: words.privacy })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${words.privacy}`));
  expect(asked.filter((path) => !path.startsWith("/brand/"))).toEqual([]);
});

test("R9.6 however many pages are wanted, four are fetched at a time", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  // The script that fetches ahead is loaded once the page is at work.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/deferred-")),
  );
  const waiting: (() => void)[] = [];
  const started = new Set<string>();
  await page.route("**/builds/pages/**", async (route) => {
    started.add(pathOf(route.request()));
    await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  const wanted = await page.locator("a[href^='/']").evaluateAll((links) => {
    for (const link of links) link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    return new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)).size;
  });
  expect(wanted).toBeGreaterThan(5);

  await expect.poll(() => started.size).toBe(4);
  await page.waitForTimeout(500);
  expect(started.size).toBe(4);
  waiting.shift()?.();
  await expect.poll(() => started.size).toBe(5);
  for (const go of waiting) go();
});

test("R7.7 the top page brings what it runs, and nothing that only forms need", async ({ page }) => {
  await page.goto("/");
  const scripts = await page
    .locator("link[rel=modulepreload]")
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(scripts.some((path) => path.startsWith("/assets/Top-"))).toBe(true);
  expect(scripts.filter((path) => path.startsWith("/assets/forms-"))).toEqual([]);
});
