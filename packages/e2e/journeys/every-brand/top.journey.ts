import { expect } from "@playwright/test";
import { delayFiles, waitForPage } from "#support/page.ts";
import { findOverflow } from "#support/page-health.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

test("B5 R1.5 R2.4 R3.9 the top page shows the exact payout and only the papers of admitted applicants", async ({
  page,
}) => {
  const { limits, individuals } = testedBrand().settings;
  const scripts = await delayFiles(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: copy.top.heroTitle })).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: copy.layout.login })).toBeVisible();
  await expect(
    banner
      .getByRole("link", { name: copy.layout.register })
      .or(banner.getByRole("link", { name: copy.layout.registerShort })),
  ).toBeVisible();

  // Text typed before the script is loaded counts too.
  await page.getByLabel(copy.top.priceFace).fill("３００万");
  await page.getByLabel(copy.top.priceRatio).fill(String(limits.feeRatioMax * 1000));
  scripts.release();
  const deposit = 3_000_000 * (1 - limits.feeRatioMax) - limits.bankCharge;
  await expect(page.getByText(`${deposit.toLocaleString("ja-JP")}円`, { exact: true })).toBeVisible();
  await page.getByLabel(copy.top.priceFace).fill("たくさん");
  await expect(page.getByText(copy.top.priceUnreadable)).toBeVisible();

  await expect(page.getByText(copy.top.document3, { exact: true })).toBeVisible();
  for (const kind of [copy.top.documentsCorporate, copy.top.documentsIndividual])
    await expect(page.getByRole("heading", { name: kind })).toBeVisible({ visible: individuals });
  const question = page.locator("#questions details").nth(2);
  await expect(question.locator("p")).toBeHidden();
  await question.locator("summary").click();
  await expect(question.locator("p")).toBeVisible();
});

test("the top page takes at most five screens of a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await waitForPage(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(5 * 844);
});

test("R2.1 the top page of a brand with a blog links to the articles with the brand's tag", async ({
  page,
}) => {
  const { links, blogTag } = testedBrand().settings;
  await page.goto("/");
  const articles = page.getByRole("link", { name: copy.top.blog });
  await expect(articles).toHaveCount(links.blog ? 1 : 0);
  if (links.blog) await expect(articles).toHaveAttribute("href", `${links.blog}?tag=${blogTag}`);
});

test.describe("in a window as narrow as a phone at double zoom", () => {
  test.use({ isOlderBrowser: false, isMobile: false, viewport: { width: 195, height: 422 } });

  test("visitor pages fit, and the logo is readable at 320 px", async ({ page }) => {
    for (const path of ["/", "/register/", "/login/", "/unsupported/"]) {
      await page.setViewportSize({ width: 195, height: 422 });
      await page.goto(path);
      await waitForPage(page);
      expect(await findOverflow(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const logo = await page.locator("[data-picture=logo]").boundingBox();
      expect(logo?.width, path).toBeGreaterThan(140);
    }
  });

  test("in forced colours the logo keeps its background", async ({ page }) => {
    await page.goto("/");
    const header = await page
      .getByRole("banner")
      .evaluate((banner) => getComputedStyle(banner).backgroundColor);
    await page.emulateMedia({ forcedColors: "active" });
    await expect(page.getByRole("link").filter({ has: page.locator("[data-picture=logo]") })).toHaveCSS(
      "background-color",
      header,
    );
  });
});
