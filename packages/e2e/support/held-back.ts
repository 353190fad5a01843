import type { Page } from "@playwright/test";

/** Files that come only when they are told to. */
export async function heldBack(page: Page, files: string): Promise<{ arrive(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return { arrive: resolve };
}
