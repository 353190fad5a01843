import type { Page } from "@playwright/test";

/** Delays requests for these files until `release`. */
export async function delayFiles(page: Page, files: string): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
