import { type BrowserContext, expect, type Page } from "@playwright/test";

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
