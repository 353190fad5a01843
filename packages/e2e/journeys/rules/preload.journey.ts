import { expect, type Request } from "@playwright/test";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

const dataOfPrivacyPage = /^\/builds\/pages\/\w+\/policy\/privacy\.json$/;
const pathOf = (request: Request) => new URL(request.url()).pathname;

test("R7.7 R9.6 a page under the pointer is preloaded; opening it sends no request", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(pathOf(request)));

  const link = page.getByRole("contentinfo").getByRole("link", { name: copy.layout.privacy });
  // Repeats the hover, which has no effect before the script of a slow page has loaded.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    expect(requested).toContainEqual(expect.stringMatching(dataOfPrivacyPage));
  }).toPass();
  await expect.poll(() => requested.filter((path) => /^\/assets\/.*\.js$/.test(path))).not.toEqual([]);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => dataOfPrivacyPage.test(path))).toHaveLength(1);

  requested.length = 0;
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: copy.layout.privacy })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${copy.layout.privacy}`));
  expect(requested.filter((path) => !path.startsWith("/brand/"))).toEqual([]);
});
