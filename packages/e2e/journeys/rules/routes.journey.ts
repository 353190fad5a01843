import { expect } from "@playwright/test";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

test("R6.1 a visitor loads neither chunk nor data of a protected page", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/mypage/", { waitUntil: "networkidle" });
  await expect(page).toHaveURL(/\/login\//);
  expect(requested.filter((path) => /\/MyPage-|\/api\/entries/.test(path))).toEqual([]);
});

test("R2.12 R2.16 R2.17 an address that does not exist is a 404 with a link back", async ({ page }) => {
  const answer = await page.goto("/nowhere/at/all/");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: copy.specification.notFoundTitle })).toBeVisible();
  await page.getByRole("link", { name: copy.specification.backTo({ place: copy.common.top }) }).click();
  await expect(page).toHaveURL(/\/$/);

  await signInByCall(page);
  await page.goto("/nowhere/");
  await expect(
    page.getByRole("link", { name: copy.specification.backTo({ place: copy.common.mypage }) }),
  ).toBeVisible();
});

test("R2.13 a new page starts at the top and announces its title; going back restores the scroll position", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole("contentinfo").getByRole("link", { name: copy.layout.terms }).click();
  await expect(page).toHaveTitle(`${copy.pages["terms.title"]}｜${testedBrand().settings.serviceName}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: copy.pages["terms.title"] })).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("R2.13 a hash scrolls to its target by link and by address; going back restores the scroll position", async ({
  page,
}) => {
  const { contents } = copy.terms;
  const article = page.locator("#article9");
  await page.goto("/terms/");
  await page.getByRole("navigation", { name: contents }).getByText(contents).click();
  const link = page.locator("a[href$='#article9']").filter({ visible: true });
  await link.scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/#article9$/);
  await expect(article.getByRole("heading")).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), scrollBefore)).toBeLessThan(100);

  await page.goto("about:blank");
  await page.goto("/terms/#article9");
  await expect(article.getByRole("heading")).toBeInViewport();
});
