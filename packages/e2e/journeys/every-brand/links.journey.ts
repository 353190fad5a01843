import { expect } from "@playwright/test";
import { fetchPage, findDeadLinks } from "#support/dead-links.ts";
import { waitForPage } from "#support/page.ts";
import { test } from "#support/test.ts";
import { testedBrand } from "#support/words.ts";

test("R9.7 every link works, and external links are those of the settings", async ({ page }) => {
  await page.goto("/");
  const { dead, seen } = await findDeadLinks(page, "/");
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});

test("B20 every address of the sitemap is a page, including the brand's own pages", async ({ page }) => {
  const { sections } = testedBrand();
  await page.goto("/");
  const { type, text } = await fetchPage(page, "/sitemap.xml");
  expect(type).toMatch(/^application\/xml\b/);
  expect((await fetchPage(page, "/robots.txt")).text).toMatch(/^Sitemap: https:\/\/.*\/sitemap\.xml$/m);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address));
  for (const path of ["/", "/terms/", ...(sections?.pages ?? []).map((ownPage) => `${ownPage.path}/`)])
    expect(addresses.map(({ pathname }) => pathname)).toContain(path);
  for (const { href, pathname } of addresses) {
    const { status, text } = await fetchPage(page, pathname);
    expect([pathname, status]).toEqual([pathname, 200]);
    expect(text).toContain(`<link rel="canonical" href="${href}">`);
  }
});

test("B20 a brand's own page is the same by link and by address", async ({ page }) => {
  for (const { path } of testedBrand().sections?.pages ?? []) {
    await page.goto("/");
    await waitForPage(page);
    await page.getByRole("contentinfo").locator(`a[href="${path}/"]`).click();
    await expect(page).toHaveURL(`${path}/`);
    const heading = page.getByRole("heading", { level: 1 });
    // The heading takes the focus after the page has its title.
    await expect(heading).toBeFocused();
    await waitForPage(page);
    const contents = [
      await page.title(),
      await heading.textContent(),
      await page.getByRole("main").textContent(),
    ];
    expect(contents.join()).not.toMatch(/[{}]|undefined/);
    await page.reload();
    await waitForPage(page);
    expect([
      await page.title(),
      await heading.textContent(),
      await page.getByRole("main").textContent(),
    ]).toEqual(contents);
  }
});
