import { type BrowserContext, expect, type Page } from "@playwright/test";

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
