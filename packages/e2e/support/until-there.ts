import { expect, type Page } from "@playwright/test";

/** The page has its heading, and nothing on it is still being fetched. */
export async function untilThere(page: Page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
