import { expect, type Page } from "@playwright/test";

/** Waits until the page has its heading and is no longer busy. */
export async function waitForPage(page: Page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
