import { moveClock } from "@kaitori/tooling/move-clock";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { copy } from "./words.ts";

/** Waits until the page has its heading and is no longer busy. */
export async function waitForPage(page: Page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** Delays requests for these files until `release`. */
export async function delayFiles(page: Page, files: string): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

export const readBrowserStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]));

/** Waits until the page has stored the text, which proves that its scripts are running. */
export const waitForStoredText = (page: Page, text: string) =>
  expect.poll(() => readBrowserStorage(page)).toContain(text);

/** Returns to the tab after a new build and accepts the offered reload. */
export async function loadNewBuild(page: Page) {
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "newer" } }));
  await page.evaluate(moveClock, 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: copy.layout.newBuildReload }).click();
  await loaded;
}

declare global {
  interface Window {
    timesEmptied?: number;
  }
}

/** Counts how often a page loses its content without a replacement, from the next load on. */
export async function countBlankPages(context: BrowserContext) {
  await context.addInitScript(() => {
    window.timesEmptied = 0;
    let hadContent = false;
    new MutationObserver(() => {
      const hasContent = Boolean(document.getElementById("site")?.childElementCount);
      if (hadContent && !hasContent) window.timesEmptied = (window.timesEmptied ?? 0) + 1;
      hadContent = hasContent;
    }).observe(document, { childList: true, subtree: true });
  });
  return {
    expectNeverBlank: async (page: Page) => expect(await page.evaluate(() => window.timesEmptied)).toBe(0),
  };
}
