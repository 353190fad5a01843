import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, chromium as browsers, type Page } from "playwright";
import { preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium } from "../chromium.ts";
import type { IndexEntry } from "../start/pages.ts";

const folder = join(import.meta.dirname, "../storybook-static");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
  entries: Record<string, IndexEntry>;
};
/** Pages in the contents: documentation and the handbook; other entries exist for checks only. */
const pages = Object.values(entries).filter(
  ({ type, title, tags }) => tags.includes("dev") && (type === "docs" || title.startsWith("Handbook/")),
);
const isGuide = ({ type, title }: IndexEntry) => type === "docs" && title.startsWith("Handbook/");
const phone = { width: 390, height: 720 };
const desktop = { width: 1280, height: 800 };

let address = "";
let close = async () => {};
let browser: Browser;
beforeAll(async () => {
  const server = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
  close = () => server.close();
  browser = await browsers.launch(chromium);
});

async function newPage(viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  // A busy machine may take long.
  page.setDefaultTimeout(120_000);
  return page;
}

afterAll(async () => {
  await browser.close();
  await close();
});

async function openPage(page: Page, { id, type }: IndexEntry) {
  await page.goto(`${address}/iframe.html?id=${encodeURIComponent(id)}&viewMode=${type}`);
  await page.waitForFunction(
    (root) => (document.querySelector(root)?.childElementCount ?? 0) > 0,
    type === "docs" ? "#storybook-docs" : "#storybook-root",
  );
  await page.waitForLoadState("networkidle");
}

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
}

/** The preview's content is checked separately; the divider between the frames belongs to no landmark. */
async function faultsOfFrame(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(
      { exclude: ["#storybook-preview-iframe"] },
      { rules: { region: { enabled: false } } },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
  });
}

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
])("axe finds no fault in the menu and the bars around the pages on %s", async (_, viewport) => {
  const page = await newPage(viewport);
  await page.goto(`${address}/storybook.html`);
  await page
    .frameLocator("#storybook-preview-iframe")
    .locator("#storybook-docs > *, #storybook-root > *")
    .first()
    .waitFor();
  expect(await faultsOfFrame(page)).toEqual([]);
  await page.close();
});

test.each([
  ["a phone", phone],
  ["a desktop", desktop],
])("the first page works without Storybook and finds every page by its name, on %s", async (_, viewport) => {
  const page = await newPage(viewport);
  await page.goto(`${address}/`, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1, name: "Kaitori ハンドブック" }).waitFor();
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => (entry as PerformanceResourceTiming).decodedBodySize,
    ),
  );
  // Storybook itself would be twenty times as much.
  expect(sizes.length).toBeLessThanOrEqual(4);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(320_000);
  expect(await faultsOfFrame(page)).toEqual([]);
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  expect(width).toBe(viewport.width);
  expect(height).toBeLessThan(20 * viewport.height);

  const listed = page.getByRole("region", { name: /^すべてのページ/ });
  const titles = new Set(
    Object.values(entries).flatMap(({ title, tags }) => (tags.includes("dev") ? [title] : [])),
  );
  expect(await listed.getByRole("link").count()).toBe(titles.size);
  await page.keyboard.press("Control+K");
  await page.getByRole("searchbox").fill("ｂｕｔｔｏｎ");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^Button/ })
    .first()
    .waitFor();
  expect(await faultsOfFrame(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/storybook\.html\?path=\/docs\/actions-button--docs$/);
  await page.close();
});

test.each([
  ["a page of the handbook", "/storybook.html?path=/docs/actions-button--docs"],
  ["the first page, opened by the board", "/?search"],
])("Ctrl+K searches on %s as on the first page", async (_, path) => {
  const page = await newPage(desktop);
  await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+K");
  await page.getByRole("searchbox", { name: /^ハンドブックを探す/ }).fill("金額");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: /^AmountField/ })
    .click();
  await page.waitForURL(/path=\/docs\/fields-amountfield--docs/);
  await page.close();
});

test.each([
  [
    "the button above a page on a phone",
    phone,
    (page: Page) => page.getByRole("button", { name: "言葉から探す Search" }).click(),
  ],
  [
    "Storybook's own search box on a desktop",
    desktop,
    (page: Page) => page.getByPlaceholder("Find components").click(),
  ],
  [
    "Storybook's own search box in the menu of a phone",
    phone,
    async (page: Page) => {
      await page.getByRole("button", { name: "Open navigation menu" }).click();
      await page.getByPlaceholder("Find components").click();
    },
  ],
])("%s opens the search, whose hit opens at its heading", async (_, viewport, openSearch) => {
  const page = await newPage(viewport);
  await page.goto(`${address}/storybook.html?path=/docs/actions-button--docs`, { waitUntil: "networkidle" });
  await openSearch(page);
  await page
    .getByRole("dialog", { name: /^ハンドブックを探す/ })
    .getByRole("searchbox")
    .waitFor();
  await page.keyboard.type("restore database");
  await page.getByRole("link", { name: /^For operators › Backup and restore/ }).click();
  await page.waitForURL(/for-operators--docs#backup-and-restore$/);
  const heading = page
    .frameLocator("#storybook-preview-iframe")
    .getByRole("heading", { name: "Backup and restore" });
  await expect
    .poll(async () => (await heading.boundingBox())?.y, { timeout: 60_000 })
    .toBeLessThan(viewport.height / 2);
  await page.close();
});

test("the titles of pages are words, not names of files, components or screens", () => {
  const last = (title: string) => title.split("/").at(-1) ?? "";
  const [handbookNames, otherNames] = [true, false].map((isHandbook) => [
    ...new Set(
      Object.values(entries).flatMap(({ title }) =>
        title.startsWith("Handbook/") === isHandbook ? last(title) : [],
      ),
    ),
  ]);
  const looksLikeFile = /^[A-Z][a-z]+[A-Z]/;
  expect(handbookNames?.filter((name) => looksLikeFile.test(name) || otherNames?.includes(name))).toEqual([]);
});

test("every page opens at its address, fits a phone, and has no broken links; axe finds nothing in a guide", async () => {
  const page = await newPage(phone);
  const faults: string[] = [];
  const links = new Map<string, string>();
  for (const entry of pages) {
    await openPage(page, entry);
    const { width, height, hrefs } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      hrefs: [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href),
    }));
    if (width > phone.width) faults.push(`${entry.id} is ${width} wide`);
    if (height > 20 * phone.height)
      faults.push(`${entry.id} is ${Math.ceil(height / phone.height)} screens long`);
    for (const link of hrefs) links.set(link, entry.id);
    // The guides are no stories, so no other test checks them.
    if (isGuide(entry)) faults.push(...(await faultsOfFrame(page)).map((fault) => `${entry.id}: ${fault}`));
  }
  for (const [link, from] of links) {
    const url = new URL(link);
    // The server adds the board, which is a separate app.
    if (url.origin !== address || url.pathname === "/board/") continue;
    const id = /^\/(?:docs|story)\/(?<id>.+)$/.exec(url.searchParams.get("path") ?? "")?.groups?.id;
    const exists =
      id === undefined ? (await page.request.get(link)).ok() : entries[id.replace(/^\*\//, "")] !== undefined;
    if (!exists) faults.push(`${link} on ${from}`);
  }
  expect(links.size).toBeGreaterThan(pages.length);
  expect(faults).toEqual([]);
  await page.close();
});
